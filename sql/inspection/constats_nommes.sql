-- Returns the findings of an inspection's answers, by the questions of the form used for the
-- comparison: for each question, the finding that its answer triggers, if any, with the packs' data
-- about this finding.
-- Spec: registres#reponse.
-- Chosen: docs/decisions/0083-registres.md.
create or replace function inspection.constats_nommes(p_payload jsonb, p_date timestamptz)
returns table (question_code text, constat_code text, libelle text, gravite text,
               delai_jours integer, declassement jsonb)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_questions jsonb := (inspection.formulaire_retenu(p_payload, p_date)).questions;
begin
  return query
  select q.value ->> 'code', q.value #>> '{constat,code}', q.value ->> 'libelle_fr', s.gravite,
         s.delai_jours, s.declassement
  from jsonb_array_elements(v_questions) as q
    cross join lateral non_conformite.situer(q.value #>> '{constat,code}', null, p_date) as s
  where q.value #> '{constat,si}' = p_payload -> 'reponses' -> (q.value ->> 'code')
    and s.est_connu;
end
$$;
