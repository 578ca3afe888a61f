-- Lists the records of a sale that stay when it is corrected: its validated expeditions, their
-- returns, and the recalls that named them.
-- Spec: corrections#maintenus.
create or replace function vente.maintenus(p_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with partie as materialized (
      select x.id, x.numero_conteneur from expedition.expedition x
      where x.vente_id = p_id and x.statut = 'validée'
    )
    select coalesce(jsonb_agg(to_jsonb(m) order by m.entite, m.id), '[]')
    from (
      select 'expedition' as entite, p.id, p.numero_conteneur as reference from partie p
      union all
      select 'reception', r.reception_id, c.numero_officiel
      from partie p
        join expedition.retour r on r.expedition_id = p.id
        join reception.reception c on c.id = r.reception_id
      where c.statut <> 'rejetée'
      union
      select 'rappel', l.rappel_id, null
      from partie p join rappel.ligne l on l.objet_id = p.id) as m);
end
$$;
