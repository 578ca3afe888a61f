-- Calculates the deduction for inputs that were handed out on credit: their value, due from the
-- producer who received them. Returns no row for a gift, for a cancelled hand-out, or while the
-- producer or the currency is unknown.
-- Spec: paiements#retenue.
create or replace function paiement.due_de_remise(p_remise_id uuid) returns setof paiement.ligne
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select 'intrant', null::uuid, null::uuid, r.id, null::uuid, r.producteur_id, null::uuid,
         null::uuid, 0::bigint, null::bigint, r.valeur_devise, -r.valeur_montant, 'intrant',
         r.date_operation, null::uuid, null::uuid
  from intrant.remise r join devise.devise d on d.code = r.valeur_devise
  where r.id = p_remise_id and r.avance and r.producteur_id is not null and r.valeur_montant <> 0
    and not exists (select from commande.annulation a where a.commande_id = r.commande_id);
end
$$;
