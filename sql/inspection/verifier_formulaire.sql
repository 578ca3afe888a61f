-- Checks that the form of an inspection is in a pack of a campaign that was open at its date, and
-- that the answers match its questions. If several packs have the form, the pack that the answers
-- match best is used.
-- Spec: types-de-commandes#reponses.
-- Chosen: docs/decisions/0048-rien-en-silence.md.
-- Motifs: reference_inconnue, ecart_calcul (one a reason, with the questions).
create or replace function inspection.verifier_formulaire(p_payload jsonb, p_date timestamptz)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ecarts jsonb := (inspection.formulaire_retenu(p_payload, p_date)).ecarts;
begin
  if v_ecarts is null then
    return array[('reference_inconnue', null, null, jsonb_build_object(
      'champ', 'formulaire_code', 'entite', 'formulaire', 'code', p_payload ->> 'formulaire_code',
      'version', (p_payload ->> 'formulaire_version')::integer))::commande.constat];
  end if;
  return array(
    select ('ecart_calcul', null, null, jsonb_build_object(
      'champ', 'reponses', 'raison', e.key, 'questions', e.value))::commande.constat
    from jsonb_each(v_ecarts) as e order by e.key);
end
$$;
