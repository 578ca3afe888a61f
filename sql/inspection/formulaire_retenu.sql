-- Returns the questions by which answers are judged, and how the answers differ from them. Among
-- the packs of the campaigns open at a date that have this version of the form, the pack that the
-- answers match best counts. Null if no pack has the form.
-- Spec: types-de-commandes#reponses.
-- Chosen: docs/decisions/0048-rien-en-silence.md.
create or replace function inspection.formulaire_retenu(
  p_payload jsonb, p_date timestamptz, out questions jsonb, out ecarts jsonb) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  select f.value -> 'questions', e.ecarts into questions, ecarts
  from campagne.campagne c join pack.pack_version v on v.id = c.pack_version_id
    cross join lateral jsonb_array_elements(v.contenu -> 'formulaires_inspection') as f
    cross join lateral inspection.comparer_reponses(
      f.value -> 'questions', p_payload -> 'reponses') as e
  where c.active_pendant @> p_date
    and f.value @> jsonb_build_object('code', p_payload ->> 'formulaire_code',
      'version', (p_payload ->> 'formulaire_version')::integer)
  order by e.nombre, c.active_pendant desc limit 1;
end
$$;
