--! Previous: sha1:14885d2bc4ed7aeb764cdafc43bdf7dfcb7e0522
--! Hash: sha1:3ac87fa3200f5c1f1c6688bd2d4e41694e1b5d3a

-- What a plot grows is dated: the crops of its registration hold until a later declaration, each with
-- its stratum and cycle. An overlap is a control of two plots; what stops at capacity says so.

create table parcelle.assolement (
  organisation_id uuid not null references organisation.organisation,
  id uuid not null default gen_random_uuid(),
  rang bigint generated always as identity,
  parcelle_id uuid not null,
  le timestamptz not null,
  raison text,
  auteur_id uuid not null,
  enregistre_le timestamptz not null,
  commande_id uuid,
  primary key (organisation_id, id),
  foreign key (organisation_id, parcelle_id) references parcelle.parcelle,
  foreign key (organisation_id, auteur_id) references utilisateur.utilisateur,
  foreign key (organisation_id, commande_id) references commande.commande,
  constraint assolement_motive check (raison is not null or commande_id is not null),
  constraint assolement_passe check (le <= enregistre_le),
  constraint parametre_invalide check (
    le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00'
    and enregistre_le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table parcelle.assolement is
  'The crops of a plot were declared anew from an instant on, by the office or with a survey; what it grew before is kept. That of a survey follows its corrections, and goes with its cancellation.';
comment on column parcelle.assolement.raison is 'Why; null with a survey, which its command says.';
create index assolement_par_parcelle on parcelle.assolement (
  organisation_id, parcelle_id, le desc, rang desc);
create index assolement_par_commande on parcelle.assolement (organisation_id, commande_id)
  where commande_id is not null;
grant select, insert, delete on parcelle.assolement to metier;

alter table parcelle.culture
  drop constraint culture_pkey,
  add column id uuid not null default gen_random_uuid(),
  add column assolement_id uuid,
  add column strate text not null default 'principal',
  add column cycle integer,
  add column part_declaree_cp integer,
  add primary key (organisation_id, id),
  add foreign key (organisation_id, assolement_id) references parcelle.assolement,
  add constraint culture_strate_connue check (strate in ('principal', 'associe')),
  add constraint culture_cycle_borne check (cycle between 1 and 12),
  add constraint culture_part_reduite check (part_declaree_cp > part_cp);
comment on column parcelle.culture.assolement_id is
  'The declaration that it is part of; null for the crops that the plot was registered with.';
comment on column parcelle.culture.strate is
  'Stratum: `principal`, or `associe` for what grows under or between it on the same land.';
comment on column parcelle.culture.cycle is
  'Rank among crops that follow one another in a campaign; null for what stands all along.';
comment on column parcelle.culture.part_declaree_cp is
  'The share as declared, where the shares of its stratum and cycle exceeded the land and `part_cp` is what was kept of it.';
create unique index culture_une_fois on parcelle.culture (
  organisation_id, parcelle_id, assolement_id, produit_declare, strate, cycle) nulls not distinct;

alter table controle.motif
  add column capacite_seule text[] not null default '{}';
comment on column controle.motif.capacite_seule is
  'The kinds of record of which it bars the capacity and nothing else: what names such a record depends on nothing.';

alter table controle.controle
  add column autre_id uuid generated always as (
    case when motif = 'chevauchement_parcelle'
      and details ->> 'autre_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      then (details ->> 'autre_id')::uuid end) stored;
comment on column controle.controle.autre_id is
  'The other plot that it is about as much, of a `chevauchement_parcelle`.';
create index controle_par_autre on controle.controle (organisation_id, autre_id)
  where statut = 'ouvert' and autre_id is not null;

-- What was declared above the land is reduced as it would be today, and the office is told; an open
-- overlap of several plots becomes one control a pair; copies take the new shape of crops.
alter table parcelle.culture disable trigger user;
grant usage on schema parcelle, commande, controle, replica to migration;
grant select, update on parcelle.culture, replica.parcelle to migration;
grant select on parcelle.parcelle, commande.commande to migration;
grant select, insert, update on controle.controle to migration;
set local role migration;
set local row_security = off;
with totale as (
  select c.organisation_id, c.id, c.part_cp,
         sum(c.part_cp) over (partition by c.organisation_id, c.parcelle_id) as total
  from parcelle.culture c
)
update parcelle.culture c
set part_cp = div(t.part_cp * 10000::numeric, t.total)::integer, part_declaree_cp = t.part_cp
from totale t
where c.organisation_id = t.organisation_id and c.id = t.id and t.total > 10000 and t.part_cp > 0;
insert into controle.controle
  (organisation_id, commande_id, motif, auteur_id, entite, entite_id, details, ouvert_le)
select k.organisation_id, k.id, 'ecart_calcul', k.utilisateur_id, 'parcelle', c.parcelle_id,
       jsonb_build_object('raison', 'parts_de_cultures', 'maximum_cp', 10000,
         'telephone', jsonb_build_object('cultures', jsonb_agg(jsonb_build_object(
           'produit_id', c.produit_declare, 'part_cp', coalesce(c.part_declaree_cp, c.part_cp),
           'strate', c.strate, 'cycle', c.cycle) order by c.produit_declare)),
         'serveur', jsonb_build_object('cultures', jsonb_agg(jsonb_build_object(
           'produit_id', c.produit_declare, 'part_cp', c.part_cp, 'strate', c.strate,
           'cycle', c.cycle) order by c.produit_declare))), now()
from parcelle.culture c
  join parcelle.parcelle p on p.organisation_id = c.organisation_id and p.id = c.parcelle_id
  join commande.commande k on k.organisation_id = p.organisation_id and k.id = p.commande_id
group by k.organisation_id, k.id, c.parcelle_id
having bool_or(c.part_declaree_cp is not null)
order by k.recue_le, k.id;
insert into controle.controle
  (organisation_id, commande_id, motif, auteur_id, entite, entite_id, details, ouvert_le)
select k.organisation_id, k.commande_id, k.motif, k.auteur_id, k.entite, k.entite_id,
       k.details || jsonb_build_object('autre_id', a.value -> 'parcelle_id',
                                       'parcelles', jsonb_build_array(a.value)), k.ouvert_le
from controle.controle k
  cross join lateral jsonb_array_elements(k.details -> 'parcelles') with ordinality as a (value, n)
where k.motif = 'chevauchement_parcelle' and k.statut = 'ouvert' and k.autre_id is null and a.n > 1
order by k.ouvert_le, k.rang, a.n;
update controle.controle k
set details = k.details || jsonb_build_object(
  'autre_id', k.details #> '{parcelles,0,parcelle_id}',
  'parcelles', jsonb_build_array(k.details #> '{parcelles,0}'))
where k.motif = 'chevauchement_parcelle' and k.statut = 'ouvert' and k.autre_id is null
  and k.details #> '{parcelles,0,parcelle_id}' is not null;
update replica.parcelle r set cultures = c.cultures
from (
  select k.organisation_id, k.parcelle_id,
         json_agg(json_build_object('produit_id', k.produit_id, 'part_cp', k.part_cp,
                                    'strate', k.strate, 'cycle', k.cycle)
                  order by k.produit_declare, k.strate desc, k.cycle nulls first)::text as cultures
  from parcelle.culture k group by k.organisation_id, k.parcelle_id) as c
where r.organisation_id = c.organisation_id and r.id = c.parcelle_id;
set local row_security = on;
set local role proprietaire;
revoke select, insert, update on controle.controle from migration;
revoke select on parcelle.parcelle, commande.commande from migration;
revoke select, update on parcelle.culture, replica.parcelle from migration;
revoke usage on schema parcelle, commande, controle, replica from migration;
alter table parcelle.culture enable trigger user;
