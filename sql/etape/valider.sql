-- Validates a draft step: its matter moves, and its outputs become lots that wait for their own
-- validation.
-- Spec: etapes#bilan, etapes#validation.
-- Refuses: etape_inconnue, transition_refusee, what `etape.exiger_validable` and
--          `etape.exiger_confirmes` refuse, qualite_non_admise (a place), stock_insuffisant,
--          matiere_pas_encore_entree (an input was not there yet at the date of the step).
-- Locks: the step, its inputs by id, their balances.
create or replace function etape.valider(
  p_id uuid, p_confirmes jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_etape etape.etape := etape.verrouiller(p_id, 'valider');
  v_declassements jsonb;
begin
  v_etape.date_operation := coalesce(v_etape.date_operation, p_le);
  update etape.etape e set date_operation = v_etape.date_operation where e.id = p_id;
  perform lot.verrouiller(variadic array(
    select n.lot_id from etape.entree n where n.etape_id = p_id));
  perform etape.exiger_validable(v_etape, p_le);
  perform etape.exiger_confirmes(p_id, p_confirmes);
  v_declassements := etape.declassements(p_id);
  perform etape.faire_naitre(v_etape, p_auteur_id, p_le);
  perform etape.changer_statut(p_id, jsonb_populate_record(
    null::etape.transition, jsonb_build_object(
      'acte', 'valider', 'auteur_id', p_auteur_id, 'le', p_le,
      'declassements', v_declassements,
      'mouvement_id', matiere.mouvoir(
        'etape', 'etape', p_id, etape.lignes(p_id), p_auteur_id, v_etape.date_operation, p_le))));
  return etape.presenter(p_id, p_le);
end
$$;
