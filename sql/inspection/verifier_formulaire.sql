-- The form that an inspection was answered on stands in a pack of a campaign that was open at its
-- date.
-- Spec: `inspection.enregistrer`, «form, form version». Motifs: reference_inconnue.
create or replace function inspection.verifier_formulaire(p_payload jsonb, p_date timestamptz)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if inspection.formulaire_connu(
    p_payload ->> 'formulaire_code', (p_payload ->> 'formulaire_version')::integer, p_date)
  then
    return '{}';
  end if;
  return array[('reference_inconnue', null, null, jsonb_build_object(
    'champ', 'formulaire_code', 'entite', 'formulaire', 'code', p_payload -> 'formulaire_code',
    'version', p_payload -> 'formulaire_version'))::commande.constat];
end
$$;
