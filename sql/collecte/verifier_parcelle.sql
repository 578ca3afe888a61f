-- The plot of a collection is one of its producer's; another producer's is not a plot that this
-- producer has.
-- Spec: Processing of a batch, step 10.
-- Chosen: `reference_inconnue` with the owner in its details, docs/decisions/0008-collecte.md.
-- Motifs: reference_inconnue.
create or replace function collecte.verifier_parcelle(p_refs jsonb) returns commande.constat[]
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(('reference_inconnue', null, null, jsonb_build_object(
      'champ', 'parcelle_id', 'entite', 'parcelle', 'id', p.id,
      'producteur_de_la_parcelle', p.producteur_id))::commande.constat), '{}')
    from parcelle.parcelle p
    where p.id = (p_refs ->> 'parcelle_id')::uuid
      and p.producteur_id <> (p_refs ->> 'producteur_id')::uuid);
end
$$;
