--! Previous: sha1:7d0e722788d4db5eaa1fdcd07092fa485adc43e3
--! Hash: sha1:ec921a812910b0e8df8a1299cf78d50d0cf4b8a5

-- A row of the decisions says how much of a finding's figures the decision accepts, where that is
-- another figure than the one that was found: a downgrade leaves no mass above the ceiling.
alter table controle.motif_decision add column au_plus jsonb not null default '{}';
comment on column controle.motif_decision.au_plus is
  'Figures of the finding that the decision accepts at most, in place of those found: a downgrade accepts no excess.';
