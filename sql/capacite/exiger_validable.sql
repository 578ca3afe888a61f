-- Refuses to validate a capacity that an open control blocks, that has a plot without a yield, or
-- that differs from today's calculation.
-- Spec: capacites#non-validable, capacites#retour-en-validation, capacites#proposition.
-- Refuses: capacite_non_validable, rendement_inconnu, capacite_perimee.
create or replace function capacite.exiger_validable(
  p_capacite capacite.capacite, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_empechements json := capacite.lire_empechements(p_capacite.producteur_id, p_capacite.lignes);
  v_sans_rendement uuid[] := capacite.sans_rendement(
    p_capacite.campagne_id, p_capacite.matiere_code, p_capacite.lignes);
  v_actuelle record;
begin
  if json_array_length(v_empechements) > 0 then
    raise sqlstate 'TR409' using message = 'capacite_non_validable',
      detail = json_build_object('controles', v_empechements)::text;
  elsif v_sans_rendement <> '{}' then
    raise sqlstate 'TR409' using message = 'rendement_inconnu',
      detail = jsonb_build_object('parcelles', v_sans_rendement)::text;
  end if;
  v_actuelle := capacite.evaluer(p_capacite.campagne_id, p_capacite.producteur_id,
                                 p_capacite.matiere_code, p_capacite.etat_code, p_le);
  if v_actuelle.lignes <> p_capacite.lignes then
    raise sqlstate 'TR409' using message = 'capacite_perimee', detail = jsonb_build_object(
      'proposee', jsonb_build_object('capacite_g', p_capacite.capacite_g,
                                     'lignes', p_capacite.lignes),
      'actuelle', jsonb_build_object('capacite_g', v_actuelle.capacite_g,
                                     'lignes', v_actuelle.lignes))::text;
  end if;
end
$$;
