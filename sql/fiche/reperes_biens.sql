-- Returns the newest lots, collections, sales, expeditions and contracts that a session may read,
-- with the words by which people look for them; lots and collections also by
-- their exact numbers or references.
-- Spec: api#recherche-bureau.
-- Why: each kind is read in the order of its list's index, 2,000 records at most, so that the cost
--      of a search does not grow with the organization.
create or replace function fiche.reperes_biens(
  p_session utilisateur.session, p_recherche text, p_le timestamptz)
returns table (entite text, id uuid, libelle text, texte text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_exact text := upper(btrim(p_recherche));
begin
  if utilisateur.peut_lire(p_session, p_le, 'stock') then
    return query
      select 'lot', l.id, l.numero_officiel, l.numero_officiel
      from (select d.id, d.numero_officiel from lot.lot d where d.cree_le >= '-infinity'
            order by d.cree_le desc, d.id desc limit 2000) as l
      union
      select 'lot', l.id, l.numero_officiel, l.numero_officiel
      from lot.lot l where l.numero_officiel = v_exact and l.statut <> 'annulé';
  end if;
  if utilisateur.peut_lire(p_session, p_le, 'noyau') then
    return query
      select 'collecte', c.id, coalesce(c.numero_officiel, c.reference_provisoire),
             concat_ws(' ', c.numero_officiel, c.reference_provisoire)
      from (select d.id, d.numero_officiel, d.reference_provisoire from collecte.collecte d
            where d.date_operation >= '-infinity'
            order by d.date_operation desc, d.id desc limit 2000) as c
      union
      select 'collecte', c.id, coalesce(c.numero_officiel, c.reference_provisoire),
             concat_ws(' ', c.numero_officiel, c.reference_provisoire)
      from collecte.collecte c where c.reference_provisoire = v_exact
      union
      select 'collecte', c.id, coalesce(c.numero_officiel, c.reference_provisoire),
             concat_ws(' ', c.numero_officiel, c.reference_provisoire)
      from numerotation.numero_officiel n
        join collecte.collecte c on c.organisation_id = n.organisation_id and c.id = n.entite_id
      where n.numero = v_exact and n.entite = 'collecte';
  end if;
  if utilisateur.peut_lire(p_session, p_le, 'ventes') then
    return query
      select 'vente', v.id, v.code, v.code
      from (select d.id, d.code from vente.vente d where d.cree_le >= '-infinity'
            order by d.cree_le desc, d.id desc limit 2000) as v
      union all
      select 'expedition', x.id, concat_ws(' ', coalesce(t.numeros, x.numero_conteneur), x.code),
             concat_ws(' ', t.numeros, x.numero_conteneur, x.numero_coi, x.code)
      from (select d.id, d.numero_conteneur, d.numero_coi, e.code
            from expedition.expedition d
              join vente.vente e on e.organisation_id = d.organisation_id and e.id = d.vente_id
            where d.cree_le >= '-infinity'
            order by d.cree_le desc, d.id desc limit 2000) as x
        cross join lateral (
          select string_agg(n.numero, ' ' order by n.numero) as numeros
          from expedition.conteneur n where n.expedition_id = x.id) as t;
  end if;
  if utilisateur.peut_lire(p_session, p_le, 'contrats') then
    return query
      select 'contrat', k.id, k.code, k.code
      from (select d.id, d.code from contrat.contrat d where d.cree_le >= '-infinity'
            order by d.cree_le desc, d.id desc limit 2000) as k;
  end if;
end
$$;
