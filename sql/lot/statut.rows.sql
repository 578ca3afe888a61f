-- The states of a lot: whether one is final, and whether its matter may leave.
-- Spec: lots#statuts.
-- Chosen: a draft holds no matter; rejected or cancelled matter leaves by return or destruction.
with souhait (statut, terminal, debitable) as (
  values
    ('brouillon', false, false),
    ('en_attente', false, true),
    ('validé', false, true),
    ('consommé', false, false),
    ('quarantaine', false, false),
    ('rejeté', false, true),
    ('annulé', true, true),
    ('archivé', true, false)
)
insert into lot.statut (statut, terminal, debitable)
select s.statut, s.terminal, s.debitable from souhait s
on conflict (statut) do update
  set terminal = excluded.terminal, debitable = excluded.debitable
  where (statut.terminal, statut.debitable)
        is distinct from (excluded.terminal, excluded.debitable);
