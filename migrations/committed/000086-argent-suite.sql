--! Previous: sha1:0cc3b3d2a76263793e12bb2ab8da5154ee67d828
--! Hash: sha1:1e3e49297c0c97d9da118358aaae252429a5a0ba

-- Who set a contract's price is kept in it, and a line due keeps the contract that priced it.
--
-- The rules of the version before go on writing lines due until those of this version stand: paiement.due
-- stays as it is for them, beside the type of these (docs/decisions/0042).

alter table contrat.contrat add column prix_par uuid[] not null default '{}';
comment on column contrat.contrat.prix_par is
  'Who wrote its prices: its author, and whoever changed it while it was a draft.';

alter table paiement.creance add column contrat_id uuid;
alter table paiement.creance add foreign key (organisation_id, contrat_id) references contrat.contrat;

create type paiement.dette as (
  genre text, reception_id uuid, collecte_id uuid, remise_id uuid, paiement_id uuid,
  producteur_id uuid, fournisseur_id uuid, campagne_id uuid, masse_g bigint, prix_kg bigint,
  devise text, montant bigint, contrepartie text, date_operation timestamptz, contrat_id uuid);
comment on type paiement.dette is
  'What is due now of a record, or a line of it to write: `contrepartie` is the kind of account that it is posted against.';
comment on type paiement.due is
  'What paiement.dette took the place of: the rules of the version before write with it.';

alter table paiement.paiement add column annule_par uuid;
alter table paiement.paiement add foreign key (organisation_id, annule_par)
  references utilisateur.utilisateur;
alter table paiement.paiement drop constraint separation_des_taches;
alter table paiement.paiement add constraint separation_des_taches check (
  auteur_id <> all (ecartes) and (valide_par is null or valide_par <> all (ecartes || auteur_id))
  and (annule_par is null or annule_par <> all (ecartes)));
comment on column paiement.paiement.annule_par is
  'Who cancelled it; null of one that was not, or before this was kept.';
grant update (annule_par) on paiement.paiement to metier;

create index creance_prime_par_date on paiement.creance (date_operation, organisation_id)
  where genre = 'prime';

grant usage on schema contrat, paiement, reception, collecte, journal to migration;
grant select, update on contrat.contrat, paiement.creance to migration;
grant select on reception.reception, collecte.collecte, journal.evenement to migration;
alter table contrat.contrat disable trigger user;
alter table paiement.creance disable trigger user;
set local role migration;
set local row_security = off;

update contrat.contrat c set prix_par = array(
  select c.cree_par where c.cree_par is not null
  union
  select e.utilisateur_id from journal.evenement e
  where e.organisation_id = c.organisation_id and e.entite = 'contrat' and e.entite_id = c.id
    and e.action = 'contrat.modifier' and e.utilisateur_id is not null);

-- what barred whom until now: the reception's contract, else the collection's
update paiement.creance k
set contrat_id = coalesce(r.contrat_id, (
  select c.contrat_id from collecte.collecte c
  where c.organisation_id = k.organisation_id and c.id = k.collecte_id))
from reception.reception r
where r.organisation_id = k.organisation_id and r.id = k.reception_id and k.devise is not null;

set local row_security = on;
set local role proprietaire;
alter table contrat.contrat enable trigger user;
alter table paiement.creance enable trigger user;
revoke select, update on contrat.contrat, paiement.creance from migration;
revoke select on reception.reception, collecte.collecte, journal.evenement from migration;
revoke usage on schema contrat, paiement, reception, collecte, journal from migration;
