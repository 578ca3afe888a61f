-- Checks that the producer of a command holds its plot at the operation date; a plot of another
-- producer is a finding. Compares nothing if the producer or the plot is missing or unknown.
-- Spec: commandes#references.
-- Chosen: `reference_inconnue` for a collection (docs/decisions/0008-collecte.md),
--         `reference_inactive` for the others (0048-rien-en-silence.md); the holder in the details.
-- Motifs: reference_inconnue, reference_inactive.
create or replace function parcelle.verifier_detenteur(
  p_refs jsonb, p_date timestamptz, p_motif text) returns commande.constat[]
language plpgsql stable
as $$
declare
  v_parcelle_id uuid := (p_refs ->> 'parcelle_id')::uuid;
  v_producteur_id uuid := (p_refs ->> 'producteur_id')::uuid;
  v_detenteur_id uuid;
begin
  if v_parcelle_id is not null and v_producteur_id is not null then
    v_detenteur_id := parcelle.producteur_au(v_parcelle_id, p_date);
  end if;
  return case when v_detenteur_id <> v_producteur_id
    then array[(p_motif, null, null, jsonb_build_object(
      'champ', 'parcelle_id', 'entite', 'parcelle', 'id', v_parcelle_id,
      'producteur_de_la_parcelle', v_detenteur_id))::commande.constat]
    else '{}'::commande.constat[] end;
end
$$;
