-- The form that an inspection was answered on stands in a pack of a campaign that was open at its
-- date, and the answers are those to its questions. Where several packs have the form, they are
-- compared with the one that they fit best.
-- Spec: types-de-commandes#reponses.
-- Chosen: docs/decisions/0048-rien-en-silence.md.
-- Motifs: reference_inconnue, ecart_calcul (one a reason, with the questions).
create or replace function inspection.verifier_formulaire(p_payload jsonb, p_date timestamptz)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_code text := p_payload ->> 'formulaire_code';
  v_version integer := (p_payload ->> 'formulaire_version')::integer;
  v_ecarts jsonb;
begin
  if not inspection.formulaire_connu(v_code, v_version, p_date) then
    return array[('reference_inconnue', null, null, jsonb_build_object(
      'champ', 'formulaire_code', 'entite', 'formulaire', 'code', v_code,
      'version', v_version))::commande.constat];
  end if;
  select e.ecarts into v_ecarts
  from campagne.campagne c join pack.pack_version v on v.id = c.pack_version_id
    cross join lateral jsonb_array_elements(v.contenu -> 'formulaires_inspection') as f
    cross join lateral inspection.comparer_reponses(
      f.value -> 'questions', p_payload -> 'reponses') as e
  where c.active_pendant @> p_date
    and f.value @> jsonb_build_object('code', v_code, 'version', v_version)
  order by e.nombre, c.active_pendant desc limit 1;
  return array(
    select ('ecart_calcul', null, null, jsonb_build_object(
      'champ', 'reponses', 'raison', e.key, 'questions', e.value))::commande.constat
    from jsonb_each(v_ecarts) as e order by e.key);
end
$$;
