-- Locks producers and all records that a merge of them judges again, so that a later step can not
-- lock these records in another order. For merged records, locks the kept ones.
-- Spec: file-de-controle#fusion.
-- Locks: the producers by id, their collections, plots and balances (`collecte.verrouiller`), then
--        the receptions of these by id.
create or replace function adhesion.tenir(p_ids uuid[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ids uuid[] := array(
    select distinct coalesce(p.fusionne_dans, p.id)
    from producteur.producteur p where p.id = any (p_ids));
begin
  perform from producteur.producteur p where p.id = any (v_ids) order by p.id for no key update;
  perform collecte.verrouiller(array(select c.id from adhesion.collectes(v_ids) as c (id)));
  perform capacite.verrouiller_producteurs(variadic v_ids);
  perform from reception.reception r
  where r.id in (select collecte.reception_de(c.id) from adhesion.collectes(v_ids) as c (id))
  order by r.id for update;
end
$$;
