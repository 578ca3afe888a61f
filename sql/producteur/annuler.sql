-- Cancels a producer as if they had never been active: later references find an inactive producer,
-- phones no longer receive the producer, the identity document no longer counts as a duplicate, and
-- the number is free.
-- Spec: file-de-controle#annulation.
-- Locks: the producer, against all records that refer to them, then their plots before the copies
--        of these.
create or replace function producteur.annuler(
  p_contexte commande.contexte, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'producteur_id')::uuid;
begin
  perform from producteur.producteur p where p.id = v_id for update;
  perform from parcelle.parcelle p where p.producteur_id = v_id order by p.id for no key update;
  update producteur.producteur p set actif_pendant = '{}', reference = null
  where p.id = v_id;
end
$$;
