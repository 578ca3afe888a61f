-- The plot of a collection is one that its producer holds at the operation date; another producer's
-- is not a plot that this producer has.
-- Spec: Processing of a batch, step 10.
-- Chosen: `reference_inconnue` with the owner in its details, docs/decisions/0008-collecte.md.
-- Motifs: reference_inconnue.
create or replace function collecte.verifier_parcelle(p_refs jsonb, p_date timestamptz)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parcelle_id uuid := (p_refs ->> 'parcelle_id')::uuid;
  v_detenteur_id uuid := parcelle.producteur_au(v_parcelle_id, p_date);
begin
  return case when v_detenteur_id <> (p_refs ->> 'producteur_id')::uuid
    then array[('reference_inconnue', null, null, jsonb_build_object(
      'champ', 'parcelle_id', 'entite', 'parcelle', 'id', v_parcelle_id,
      'producteur_de_la_parcelle', v_detenteur_id))::commande.constat]
    else '{}'::commande.constat[] end;
end
$$;
