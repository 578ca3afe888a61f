-- Returns the newest sales and expeditions, with the words by which people look for them and the
-- client, and those of any age by their exact codes, containers and certificates of inspection, or
-- of clients whose name has the words of the search. The caller may read sales.
-- Spec: api#recherche-bureau.
-- Why: each part is read by an index up to a number of records, so that the cost of a search does
--      not grow with the organization.
create or replace function fiche.reperes_ventes(p_recherche text, p_mots text[])
returns table (entite text, id uuid, libelle text, texte text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_codes text[] := array[btrim(p_recherche), upper(btrim(p_recherche))];
  v_conteneur text := translate(upper(p_recherche), ' -./', '');
  v_clients uuid[] := array(
    select c.id
    from (select d.id, d.code, d.nom from client.client d where d.code >= ''
          order by d.code limit 2000) as c
    where core.contient_mots(concat_ws(' ', c.code, c.nom), p_mots) limit 20);
  v_ventes uuid[] := array(
    select v.id from vente.vente v where v.code = any (v_codes)
    union
    select v.id from unnest(v_clients) as c (id)
      cross join lateral (
        select d.id from vente.vente d where d.client_id = c.id limit 30) as v);
  v_expeditions uuid[] := array(
    select x.id from expedition.expedition x where x.numero_coi = any (v_codes)
    union
    select n.expedition_id from expedition.conteneur n where n.numero = v_conteneur
    union
    select x.id from unnest(v_ventes) as v (id)
      cross join lateral (
        select d.id from expedition.expedition d where d.vente_id = v.id limit 30) as x);
begin
  return query
  select 'vente', v.id, v.code, concat_ws(' ', v.code, c.code, c.nom)
  from (
      (select d.id, d.organisation_id, d.code, d.client_id from vente.vente d
       where d.cree_le >= '-infinity' order by d.cree_le desc, d.id desc limit 2000)
      union
      select d.id, d.organisation_id, d.code, d.client_id
      from vente.vente d where d.id = any (v_ventes)) as v
    join client.client c on c.organisation_id = v.organisation_id and c.id = v.client_id
  union all
  select 'expedition', x.id, concat_ws(' ', coalesce(t.numeros, x.numero_conteneur), e.code),
         concat_ws(' ', t.numeros, x.numero_conteneur, x.numero_coi, e.code, c.code, c.nom)
  from (
      (select d.id, d.organisation_id, d.vente_id, d.client_id, d.numero_conteneur, d.numero_coi
       from expedition.expedition d
       where d.cree_le >= '-infinity' order by d.cree_le desc, d.id desc limit 2000)
      union
      select d.id, d.organisation_id, d.vente_id, d.client_id, d.numero_conteneur, d.numero_coi
      from expedition.expedition d where d.id = any (v_expeditions)) as x
    join vente.vente e on e.organisation_id = x.organisation_id and e.id = x.vente_id
    join client.client c on c.organisation_id = x.organisation_id and c.id = x.client_id
    cross join lateral (
      select string_agg(n.numero, ' ' order by n.numero) as numeros
      from expedition.conteneur n
      where n.organisation_id = x.organisation_id and n.expedition_id = x.id) as t;
end
$$;
