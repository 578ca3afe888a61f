-- Lists the records that depend on an expedition and stay when it is corrected: returned goods, and
-- recalls that named it.
-- Spec: corrections#maintenus.
create or replace function expedition.maintenus(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(m) order by m.entite, m.id), '[]')
    from (
      select 'reception' as entite, r.reception_id as id, c.numero_officiel as reference
      from expedition.retour r join reception.reception c on c.id = r.reception_id
      where r.expedition_id = p_id and c.statut <> 'rejetée'
      union
      select 'rappel', l.rappel_id, null from rappel.ligne l where l.objet_id = p_id) as m);
end
$$;
