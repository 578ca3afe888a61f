-- Lists the dependents of suppliers: records that refer to them or to their certificate, and
-- changes of the suppliers. Not counted are the certificate imported with each supplier, opening
-- stock with a cancelled lot, and opening debts that were taken back.
-- Spec: imports#annulation.
create or replace function importation.dependances_fournisseurs(p_ids uuid[])
returns table (entite text, id uuid)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.entite, d.id
    from importation.lire_renvoyeurs(
      'fournisseur.fournisseur', p_ids,
      '{certificat.certificat,lot.reprise,paiement.creance}') as d
    union all
    (select 'creance', c.id from paiement.creance c
     where c.fournisseur_id = any (p_ids) and not (
       c.genre = 'ouverture'
       and exists (select from paiement.reste r where r.creance_id = c.id and r.reste = 0)
       and not exists (select from paiement.reglement g where g.creance_id = c.id))
     limit 100)
    union all
    (select 'lot', l.id
     from lot.reprise x
       join lot.lot l on l.organisation_id = x.organisation_id and l.reprise_id = x.id
     where x.fournisseur_id = any (p_ids) and l.statut <> 'annulé'
     limit 100)
    union all
    select d.entite, d.id
    from importation.lire_renvoyeurs(
      'certificat.certificat',
      array(select c.id from certificat.certificat c where c.fournisseur_id = any (p_ids)),
      '{certificat.portee}') as d;
end
$$;
