-- Makes a restored counter give numbers like any other counter, once every record that had a number
-- before the restoration has it again.
-- Spec: restauration#numeros.
-- Locks: the numbering counter.
create or replace function numerotation.rendre_rapide(
  p_campagne_id uuid, p_nature text, p_produit_id uuid) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update numerotation.compteur c set restaure_le = null
  where c.campagne_id = p_campagne_id and c.nature = p_nature and c.produit_id = p_produit_id
    and c.restaure_le is not null
    and not exists (
      select from numerotation.numero_repris r
      where r.campagne_id = p_campagne_id and r.nature = p_nature and r.produit_id = p_produit_id
        and not exists (select from numerotation.numero_officiel n where n.numero = r.numero));
end
$$;
