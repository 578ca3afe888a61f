--! Previous: sha1:aaf0aee3e06daaa91040421a484089494c88e929
--! Hash: sha1:92fe0752f53ade20228ec4cf7a7844a571d47a69

-- What laboratories hold until somebody decides, and downgrades that are whole.

create table lot.levee_analyse (
  organisation_id uuid not null,
  resultat_id uuid not null,
  lot_id uuid not null,
  raison text not null,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, resultat_id, lot_id),
  foreign key (organisation_id, resultat_id) references lot.resultat_analyse,
  foreign key (organisation_id, lot_id) references lot.lot,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur
);
comment on table lot.levee_analyse is
  'A person''s decision that a result which does not conform holds a lot no more. Append-only.';
comment on column lot.levee_analyse.resultat_id is 'The result that does not conform.';
comment on column lot.levee_analyse.lot_id is 'The lot that it holds no more.';
create index levee_analyse_par_lot on lot.levee_analyse (organisation_id, lot_id);
grant select, insert on lot.levee_analyse to metier;
create index lot_par_parent on lot.lot (organisation_id, parent_id) where parent_id is not null;

alter table collecte.declassement add column entier boolean;
comment on column collecte.declassement.entier is 'It took the whole collection.';

grant usage on schema collecte, lot to migration;
grant select on collecte.qualite, lot.resultat_analyse, lot.sortie_lot, lot.quarantaine_lot
  to migration;
grant select, update on collecte.declassement to migration;
grant insert on lot.levee_analyse to migration;
alter table collecte.declassement disable trigger user;
set local role migration;
set local row_security = off;

update collecte.declassement d set entier = exists (
  select from collecte.qualite q
  where q.organisation_id = d.organisation_id and q.collecte_id = d.collecte_id and q.le = d.le
    and (q.referentiel_code, q.etat_code) = (d.referentiel_code, d.etat_code));

-- what was released since a result came was decided upon
insert into lot.levee_analyse (organisation_id, resultat_id, lot_id, raison, auteur_id, le)
select distinct on (r.organisation_id, r.id, s.lot_id)
       r.organisation_id, r.id, s.lot_id, q.raison, q.auteur_id, q.le
from lot.resultat_analyse r
  join lot.sortie_lot s on s.organisation_id = r.organisation_id and s.id = r.sortie_id
  join lot.quarantaine_lot q on q.organisation_id = s.organisation_id and q.lot_id = s.lot_id
    and q.acte = 'liberation' and q.le > r.le
where r.conclusion = 'non_conforme'
order by r.organisation_id, r.id, s.lot_id, q.le;

set local row_security = on;
set local role proprietaire;
revoke all on collecte.qualite, collecte.declassement, lot.resultat_analyse, lot.sortie_lot,
  lot.quarantaine_lot, lot.levee_analyse from migration;
revoke usage on schema collecte, lot from migration;
alter table collecte.declassement enable trigger user;
alter table collecte.declassement alter column entier set not null;
