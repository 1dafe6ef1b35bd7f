"""Tests of Invasions."""
