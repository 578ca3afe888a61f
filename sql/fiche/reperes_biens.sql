-- Returns the newest lots, collections and contracts that a session may read, with the words by
-- which people look for them, and those of any age by their exact numbers, references or codes.
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
  v_saisi text := btrim(p_recherche);
  v_exact text := upper(v_saisi);
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
  if utilisateur.peut_lire(p_session, p_le, 'contrats') then
    return query
      select 'contrat', k.id, k.code, k.code
      from (select d.id, d.code from contrat.contrat d where d.cree_le >= '-infinity'
            order by d.cree_le desc, d.id desc limit 2000) as k
      union
      select 'contrat', k.id, k.code, k.code
      from contrat.contrat k where k.code in (v_saisi, v_exact);
  end if;
end
$$;
