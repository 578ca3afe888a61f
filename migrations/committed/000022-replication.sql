--! Previous: sha1:ff4e0c5049c086060af2e61a7fc952a8b7f493c6
--! Hash: sha1:2eb078bab3325da24af7db4bd2b40924dcf180ce

-- What reaches the phones: a schema of copies made for replication, the publication that a
-- replication service follows, and the role that it reads with.

create schema replica;
grant usage, create on schema replica to metier;

create table replica.appareil (
  organisation_id uuid not null,
  id uuid not null,
  utilisateur_id uuid not null,
  code_court text not null,
  statut text not null,
  revoque_le timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, id) references appareil.appareil
);
comment on table replica.appareil is
  'A device as phones see it: apart from the row that every command of a batch writes.';
grant select, insert, update on replica.appareil to metier;

create table replica.producteur (
  organisation_id uuid not null,
  id uuid not null,
  groupement_id uuid not null,
  nom text not null,
  prenoms text not null,
  sexe text,
  date_naissance date,
  telephone text,
  localite text,
  version integer not null,
  fusionne_dans uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, id) references producteur.producteur
);
comment on table replica.producteur is
  'A member as phones see them, with their group of today; who left has no row. A merged record stays, as an alias, with the group of the producer that it was merged into.';
grant select, insert, update, delete on replica.producteur to metier;

create table replica.parcelle (
  organisation_id uuid not null,
  id uuid not null,
  groupement_id uuid not null,
  producteur_id uuid not null,
  nom text not null,
  surface_declaree_m2 bigint not null,
  cultures text not null,
  polygone_id uuid,
  geojson text,
  surface_m2 bigint,
  perimetre_m bigint,
  precision_mediane_cm integer,
  releve_le timestamptz,
  fusionnee_dans uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, id) references parcelle.parcelle
);
comment on table replica.parcelle is
  'A plot as phones see it, with its survey in force and the group of who holds it today; one that nobody holds any more has no row.';
comment on column replica.parcelle.cultures is
  'JSON text: the products with their shares of the surface.';
comment on column replica.parcelle.geojson is
  'The polygon in force, as GeoJSON text of seven decimals; null while no survey is valid.';
comment on column replica.parcelle.releve_le is 'The operation date of the survey in force.';
grant select, insert, update, delete on replica.parcelle to metier;

create table replica.statut_parcelle (
  organisation_id uuid not null,
  id uuid not null,
  groupement_id uuid not null,
  parcelle_id uuid not null,
  referentiel_code text not null,
  etat_code text not null,
  depuis timestamptz,
  primary key (organisation_id, id),
  foreign key (organisation_id, parcelle_id) references replica.parcelle on delete cascade
);
comment on table replica.statut_parcelle is
  'The quality state in force of a plot per referential, as phones see it.';
comment on column replica.statut_parcelle.depuis is 'From when it holds; null: always.';
create index replica_statut_par_parcelle on replica.statut_parcelle (
  organisation_id, parcelle_id);
grant select, insert, update, delete on replica.statut_parcelle to metier;

create table replica.capacite (
  organisation_id uuid not null,
  id uuid not null,
  groupement_id uuid not null,
  campagne_id uuid not null,
  producteur_id uuid not null,
  matiere_code text not null,
  etat_code text not null,
  capacite_g bigint not null,
  primary key (organisation_id, id),
  foreign key (organisation_id, id) references capacite.capacite
);
comment on table replica.capacite is
  'A validated capacity as phones see it, with the group of its balance; `capacite.solde` says what is consumed.';
create index replica_capacite_par_producteur on replica.capacite (organisation_id, producteur_id);
grant select, insert, update, delete on replica.capacite to metier;

create table replica.mois (mois text primary key);
comment on table replica.mois is
  'The months, YYYY-MM in UTC, whose results phones receive: the last, this one and the next, kept by a task.';
comment on column replica.mois.mois is 'A month, YYYY-MM.';
grant select, insert, delete on replica.mois to metier;
insert into replica.mois
select to_char((now() at time zone 'UTC') + make_interval(months => m), 'YYYY-MM')
from generate_series(-1, 1) as m;

-- Every expiry is a column: rules of replication know no time.
alter table utilisateur.groupement_agent add column en_cours boolean not null default false;
comment on column utilisateur.groupement_agent.en_cours is
  'True from `debut` to `fin`: kept by the acts, and by a task when a date comes.';
alter table contrat.contrat add column echu boolean not null default false;
comment on column contrat.contrat.echu is
  'True once `actif_pendant` is over: kept by a task.';
alter table certificat.certificat add column echu boolean not null default false;
comment on column certificat.certificat.echu is
  'True once `valide_pendant` is over: kept by a task.';

-- What exists already becomes what phones see.
grant usage on schema replica, appareil, producteur, parcelle, conformite, capacite, utilisateur,
  contrat, certificat to migration;
grant insert on all tables in schema replica to migration;
grant select on appareil.appareil, producteur.producteur, parcelle.parcelle, parcelle.polygone,
  parcelle.culture, conformite.statut_parcelle, capacite.capacite, capacite.solde,
  utilisateur.groupement_agent, contrat.contrat, certificat.certificat, replica.parcelle
  to migration;
grant update on utilisateur.groupement_agent, contrat.contrat, certificat.certificat to migration;
set local role migration;
set local row_security = off;
update utilisateur.groupement_agent set en_cours = true
where debut <= now() and (fin is null or fin > now());
update contrat.contrat set echu = true
where statut = 'actif' and not actif_pendant && tstzmultirange(tstzrange(now(), null));
update certificat.certificat set echu = true where upper(valide_pendant) <= now();
insert into replica.appareil
  (organisation_id, id, utilisateur_id, code_court, statut, revoque_le)
select a.organisation_id, a.id, a.utilisateur_id, a.code_court, a.statut, a.revoque_le
from appareil.appareil a;
insert into replica.producteur
  (organisation_id, id, groupement_id, nom, prenoms, sexe, date_naissance, telephone, localite,
   version, fusionne_dans)
select p.organisation_id, p.id, g.groupement_id, p.nom, p.prenoms, p.sexe, p.date_naissance,
       p.telephone, p.localite, p.version, p.fusionne_dans
from producteur.producteur p
  join producteur.producteur g on g.organisation_id = p.organisation_id
    and g.id = coalesce(p.fusionne_dans, p.id)
where g.groupement_id is not null and upper_inf(g.actif_pendant);
insert into replica.parcelle
  (organisation_id, id, groupement_id, producteur_id, nom, surface_declaree_m2, cultures,
   polygone_id, geojson, surface_m2, perimetre_m, precision_mediane_cm, releve_le, fusionnee_dans)
select p.organisation_id, p.id, g.groupement_id, g.producteur_id, p.nom, p.surface_declaree_m2,
       coalesce(c.cultures, '[]'), v.id, public.st_asgeojson(v.forme, 7), v.surface_m2,
       v.perimetre_m, v.precision_mediane_cm, v.date_operation, p.fusionnee_dans
from parcelle.parcelle p
  join parcelle.parcelle g on g.organisation_id = p.organisation_id
    and g.id = coalesce(p.fusionnee_dans, p.id)
  left join lateral (
    select json_agg(json_build_object('produit_id', k.produit_id, 'part_cp', k.part_cp)
                    order by k.produit_declare)::text as cultures
    from parcelle.culture k
    where k.organisation_id = p.organisation_id and k.parcelle_id = p.id) as c on true
  left join lateral (
    select s.id, s.forme, s.surface_m2, s.perimetre_m, s.precision_mediane_cm, s.date_operation
    from parcelle.polygone s
    where s.organisation_id = p.organisation_id and s.parcelle_id = p.id and s.forme is not null
      and p.fusionnee_dans is null
      and not exists (select from parcelle.polygone r
                      where r.organisation_id = s.organisation_id and r.remplace_id = s.id)
    order by s.date_operation desc, s.id desc limit 1) as v on true
where g.groupement_id is not null and upper_inf(g.actif_pendant) and exists (
  select from producteur.producteur d
  where d.organisation_id = g.organisation_id and d.id = g.producteur_id
    and upper_inf(d.actif_pendant));
insert into replica.statut_parcelle
  (organisation_id, id, groupement_id, parcelle_id, referentiel_code, etat_code, depuis)
select s.organisation_id, s.id, p.groupement_id, s.parcelle_id, s.referentiel_code, s.etat_code,
       lower(s.periode)
from conformite.statut_parcelle s
  join replica.parcelle p on p.organisation_id = s.organisation_id and p.id = s.parcelle_id
where upper_inf(s.periode);
insert into replica.capacite
  (organisation_id, id, groupement_id, campagne_id, producteur_id, matiere_code, etat_code,
   capacite_g)
select c.organisation_id, c.id, s.groupement_id, c.campagne_id, c.producteur_id, c.matiere_code,
       c.etat_code, c.capacite_g
from capacite.capacite c
  join capacite.solde s using (organisation_id, campagne_id, producteur_id, matiere_code,
                               etat_code)
where c.statut = 'validee' and s.groupement_id is not null;
set local row_security = on;
set local role proprietaire;
revoke all on all tables in schema replica from migration;
revoke all on appareil.appareil, producteur.producteur, parcelle.parcelle, parcelle.polygone,
  parcelle.culture, conformite.statut_parcelle, capacite.capacite, capacite.solde,
  utilisateur.groupement_agent, contrat.contrat, certificat.certificat from migration;
revoke usage on schema replica, appareil, producteur, parcelle, conformite, capacite, utilisateur,
  contrat, certificat from migration;

create index groupement_agent_par_utilisateur on utilisateur.groupement_agent (
  organisation_id, utilisateur_id) where en_cours;

-- What the replication service follows, and may read: nothing else is granted to it. The list is
-- the contract of replicated columns, powersync/contrat.json.
grant usage on schema replica, organisation, campagne, produit, pack, conformite, certificat,
  contrat, emplacement, intrant, module, devise, commande, collecte, capacite, utilisateur,
  controle to replication;
do $publication$
declare
  v_tables text[] := array[
    'campagne.campagne', 'capacite.solde', 'certificat.certificat', 'collecte.collecte',
    'commande.commande_resultat', 'commande.type_commande', 'conformite.etat',
    'conformite.referentiel', 'conformite.referentiel_coche', 'contrat.contrat', 'contrat.ligne',
    'controle.motif', 'devise.devise', 'emplacement.emplacement', 'intrant.autorisation',
    'intrant.intrant', 'module.activation', 'organisation.groupement',
    'organisation.organisation', 'pack.parametre', 'produit.produit', 'replica.appareil',
    'replica.capacite', 'replica.mois', 'replica.parcelle', 'replica.producteur', 'replica.statut_parcelle',
    'utilisateur.groupement_agent'];
begin
  execute format('grant select on %s to replication', array_to_string(v_tables, ', '));
  execute format('create publication powersync for table %s', array_to_string(v_tables, ', '));
end
$publication$;
