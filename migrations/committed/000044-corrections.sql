--! Previous: sha1:4dfb341c3e63e82d640a59a35be7b25d0e22969f
--! Hash: sha1:14885d2bc4ed7aeb764cdafc43bdf7dfcb7e0522

-- Corrections for every type of command, and cancellations: what a person decided on a command,
-- kept beside it for ever.

create table commande.acte_type (
  type text not null references commande.type_commande deferrable initially deferred,
  acte text not null,
  fonction text not null,
  primary key (type, acte),
  constraint acte_type_acte_connu check (acte in ('reecrire', 'dependances', 'annuler'))
);
comment on table commande.acte_type is
  'The function that does an act on what the commands of a type wrote; rows are re-applied from sql/commande/acte_type.rows.sql.';
comment on column commande.acte_type.acte is
  '`reecrire` brings what was written to what is known now, `dependances` names what stands on it, `annuler` takes it back.';
grant select on commande.acte_type to metier;

create table commande.correction (
  organisation_id uuid not null,
  commande_id uuid not null,
  version integer not null,
  version_schema integer,
  payload jsonb,
  empreinte text,
  date_operation timestamptz,
  controle_id uuid not null,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, commande_id, version),
  foreign key (organisation_id, commande_id) references commande.commande,
  foreign key (organisation_id, controle_id) references controle.controle,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint correction_dit_quelque_chose check (num_nonnulls(payload, date_operation) > 0),
  constraint correction_payload_complet check ((payload is null) = (version_schema is null)),
  constraint parametre_invalide check (
    date_operation >= '0001-01-01 00:00:00+00' and date_operation <= '9999-12-31 23:59:59.999999+00'
    and le >= '0001-01-01 00:00:00+00' and le <= '9999-12-31 23:59:59.999999+00')
);
comment on table commande.correction is
  'A corrected payload or operation date of a command, by the decision that lifted a control; those of a collection stand in collecte.correction. The latest one counts. Append-only.';
comment on column commande.correction.empreinte is
  'SHA-256 of the corrected payload''s canonical form (RFC 8785).';
grant select, insert on commande.correction to metier;

alter table collecte.correction add column empreinte text;
comment on column collecte.correction.empreinte is
  'SHA-256 of the corrected payload''s canonical form (RFC 8785); null where none was kept.';

create table commande.annulation (
  organisation_id uuid not null,
  commande_id uuid not null,
  raison text not null,
  auteur_id uuid not null,
  le timestamptz not null,
  primary key (organisation_id, commande_id),
  foreign key (organisation_id, commande_id) references commande.commande,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  constraint parametre_invalide check (
    le >= '0001-01-01 00:00:00+00' and le <= '9999-12-31 23:59:59.999999+00')
);
comment on table commande.annulation is
  'A command whose effects a person took back: what it wrote stays, and counts nowhere. Append-only.';
grant select, insert on commande.annulation to metier;

alter table controle.motif_decision add column condition text;
comment on column controle.motif_decision.condition is
  'The function that says whether the decision can be taken on a control now; null when it always can.';

-- A duplicate is never edited: corrected, it gets a version that replaces it.
alter table recu.reimpression
  add column remplace_id uuid,
  add constraint reimpression_remplace foreign key (organisation_id, remplace_id)
    references recu.reimpression,
  add constraint reimpression_remplace_un_autre check (remplace_id <> id);
comment on column recu.reimpression.remplace_id is
  'The version that this one replaces, because a decision corrected what was said of the duplicate.';
create unique index reimpression_remplace_une_fois on recu.reimpression (
  organisation_id, remplace_id);

create index reception_par_bon on reception.reception (organisation_id, bon_id)
  where bon_id is not null;

-- What a correction says no more: the command and its corrections keep it.
grant delete on livraison.bon_collecte, parcelle.culture, producteur.piece_identite to metier;

-- A date that a decision gave stood in the record alone: it is kept with the command, by which later
-- decisions judge.
grant usage on schema commande, controle, collecte, livraison, intrant, inspection, recolte,
  non_conformite, parcelle to migration;
grant select on commande.commande, commande.reprise, controle.controle, collecte.signalement,
  livraison.bon, intrant.remise, inspection.inspection, recolte.estimation,
  non_conformite.non_conformite, parcelle.polygone to migration;
grant insert on commande.correction to migration;
set local role migration;
set local row_security = off;
insert into commande.correction
  (organisation_id, commande_id, version, date_operation, controle_id, auteur_id, le)
select d.organisation_id, d.commande_id, 1, d.date_operation, k.id, k.leve_par, k.leve_le
from (
  select organisation_id, commande_id, date_operation from collecte.signalement
  union select organisation_id, commande_id, date_operation from livraison.bon
  union select organisation_id, commande_id, date_operation from intrant.remise
  union select organisation_id, commande_id, date_operation from inspection.inspection
  union select organisation_id, commande_id, date_operation from recolte.estimation
  union select organisation_id, commande_id, date_operation from non_conformite.non_conformite
  union
  select g.organisation_id, g.commande_id, g.date_operation from parcelle.polygone g
  where g.remplace_id is not null and not exists (
    select from parcelle.polygone n
    where n.organisation_id = g.organisation_id and n.remplace_id = g.id)) as d
  join commande.commande c on c.organisation_id = d.organisation_id and c.id = d.commande_id
  left join commande.reprise r on r.organisation_id = c.organisation_id and r.commande_id = c.id
  join lateral (
    select k.id, k.leve_par, k.leve_le from controle.controle k
    where k.organisation_id = c.organisation_id and k.commande_id = c.id
      and k.decision = 'ecart_motive'
    order by k.leve_le desc, k.rang desc limit 1) as k on true
where d.date_operation is distinct from coalesce(r.date_operation, c.date_operation)
on conflict do nothing;
set local row_security = on;
set local role proprietaire;
revoke all on commande.commande, commande.reprise, controle.controle, collecte.signalement,
  livraison.bon, intrant.remise, inspection.inspection, recolte.estimation,
  non_conformite.non_conformite, parcelle.polygone, commande.correction from migration;
revoke usage on schema commande, controle, collecte, livraison, intrant, inspection, recolte,
  non_conformite, parcelle from migration;
