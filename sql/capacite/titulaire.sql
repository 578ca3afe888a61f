-- Returns the holder of the capacity that a collection consumes: the collection's producer. For a
-- transferred plot, the holder when the campaign first closes, because the consumption moves with
-- the plot.
-- Spec: capacites#consommation, terrain#transfert.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Why: for most plots, the locked row already shows that there was no transfer.
-- Locks: the plot, as the collection's own foreign key does: a transfer in progress is waited for.
create or replace function capacite.titulaire(p_refs jsonb) returns uuid
language plpgsql
as $$
declare
  v_parcelle_id uuid := (p_refs ->> 'parcelle_id')::uuid;
  v_producteur_id uuid := (p_refs ->> 'producteur_id')::uuid;
  v_transferee boolean;
begin
  select p.transferee into v_transferee
  from parcelle.parcelle p where p.id = v_parcelle_id for key share;
  if v_transferee is false then
    return v_producteur_id;
  elsif not exists (select from parcelle.transfert t where t.parcelle_id = v_parcelle_id)
    or not v_producteur_id = any (parcelle.detenteurs(v_parcelle_id))
  then
    return v_producteur_id;
  end if;
  return parcelle.producteur_au(v_parcelle_id, coalesce(
    (select campagne.premiere_cloture(c.active_pendant) from campagne.campagne c
     where c.id = (p_refs ->> 'campagne_id')::uuid), 'infinity'));
end
$$;
