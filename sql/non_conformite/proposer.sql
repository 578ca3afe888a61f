-- What a finding that the pack downgrades by leaves to decide: one control about it, with the
-- states that are proposed; none where the pack proposes nothing.
-- Spec: registres#declassement.
-- Chosen: the motif of matter that a referential refuses, docs/decisions/0083-registres.md.
-- Motifs: intrant_non_autorise.
create or replace function non_conformite.proposer(
  p_id uuid, p_code text, p_declassement jsonb) returns commande.constat[]
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select case when p_declassement = '[]' then '{}' else array[
    ('intrant_non_autorise', 'non_conformite', p_id, jsonb_build_object(
      'champ', 'constat_code', 'raison', 'declassement', 'constat_code', p_code,
      'declassement', p_declassement))::commande.constat] end
$$;
