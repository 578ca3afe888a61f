-- Lists the dependents of groups: all records that name them, by a key or in a stored copy of the
-- facts at the time of writing. Members, plots, accounts, certificates and lots of an undone import
-- do not count.
-- Spec: imports#annulation.
create or replace function importation.dependances_groupements(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.entite, d.id
    from importation.lire_renvoyeurs('organisation.groupement', p_ids, '{producteur.producteur,
      parcelle.parcelle,certificat.certificat,utilisateur.groupement_agent,lot.reprise}') as d
    union all
    (select 'collecte', c.id from collecte.collecte c where c.groupement_id = any (p_ids) limit 100)
    union all
    (select 'lot', l.id
     from lot.reprise x
       join lot.lot l on l.organisation_id = x.organisation_id and l.reprise_id = x.id
     where x.groupement_id = any (p_ids) and l.statut <> 'annulé'
     limit 100)
    union all
    (select 'producteur', p.id from producteur.producteur p
     where p.groupement_id = any (p_ids) and not isempty(p.actif_pendant) limit 100)
    union all
    (select 'parcelle', p.id from parcelle.parcelle p
     where p.groupement_id = any (p_ids) and not isempty(p.actif_pendant) limit 100)
    union all
    (select 'certificat', c.id from certificat.certificat c
     where c.groupement_id = any (p_ids) and not importation.est_defait('certificats', c.id)
     limit 100)
    union all
    (select 'utilisateur', a.utilisateur_id from utilisateur.groupement_agent a
     where a.groupement_id = any (p_ids)
       and not importation.est_defait('comptes', a.utilisateur_id) limit 100)
    union all
    (select 'producteur', s.producteur_id
     from capacite.solde s
       join producteur.producteur p
         on p.organisation_id = s.organisation_id and p.id = s.producteur_id
     where s.groupement_id = any (p_ids) and not isempty(p.actif_pendant) limit 100)
    union all
    (select 'producteur', r.producteur_id from producteur.rattachement r
     where r.groupement_id = any (p_ids) or r.ancien_id = any (p_ids) limit 100);
end
$$;
