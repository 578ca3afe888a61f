-- Returns whether a line waits for a price or a decision: it has no currency, and no other line
-- took back the line of its collection, kind and beneficiary.
-- Spec: paiements#bloque.
create or replace function paiement.attend(p_creance paiement.creance) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return p_creance.devise is null and (
    select sum(k.masse_g) <> 0 from paiement.creance k
    where k.reception_id = p_creance.reception_id and k.genre = p_creance.genre
      and k.devise is null
      and array[k.collecte_id, k.producteur_id, k.fournisseur_id]
        = array[p_creance.collecte_id, p_creance.producteur_id, p_creance.fournisseur_id]);
end
$$;
