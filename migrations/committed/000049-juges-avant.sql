--! Previous: sha1:511632c3dbd4146117a64d49688b1518c1795bad
--! Hash: sha1:642d0a58ef88a89883d0f3f306505ac869c4412c

-- Which lots were there when the rule of the bar changed: no judgment of before was written, and
-- what was made since was judged by today's from the start.

create table lot.juge_avant (
  organisation_id uuid not null,
  lot_id uuid not null,
  regle text not null,
  le timestamptz not null,
  primary key (organisation_id, lot_id, regle),
  foreign key (organisation_id, lot_id) references lot.lot,
  constraint juge_avant_connu check (regle in ('ecart_par_referentiel')),
  constraint parametre_invalide check (
    le between '0001-01-01 00:00:00+00' and '9999-12-31 23:59:59.999999+00')
);
comment on table lot.juge_avant is
  'The lots that were in stock when a rule about them changed, which no judgment had written. Append-only; migrations alone write it.';
comment on column lot.juge_avant.regle is
  'ecart_par_referentiel: a crossed ceiling bars from the referential of its capacity, whatever the display category.';
comment on column lot.juge_avant.le is 'Since when this database judges by the rule.';
grant select, insert on lot.juge_avant to metier;

-- 000043 brought the rule, in the same upgrade as this or in one before.
select set_config('sillon.par_referentiel_le', m.date::text, true)
from graphile_migrate.migrations m where m.filename like '000043%';
grant usage on schema lot to migration;
grant select on lot.lot to migration;
grant select, insert on lot.juge_avant to migration;
set local role migration;
set local row_security = off;
insert into lot.juge_avant (organisation_id, lot_id, regle, le)
select l.organisation_id, l.id, 'ecart_par_referentiel', v.le
from lot.lot l
  cross join (select current_setting('sillon.par_referentiel_le')::timestamptz as le) as v
where l.cree_le < v.le and l.statut in ('en_attente', 'validé', 'quarantaine');
set local role proprietaire;
revoke select, insert on lot.juge_avant from migration;
revoke select on lot.lot from migration;
revoke usage on schema lot from migration;

-- A table that calls itself append-only is guarded (sql/core/triggers.sql): these were, unsaid.
comment on table numerotation.modele is
  'Versions of an organization''s numbering model; opening a campaign freezes one. Append-only.';
comment on table numerotation.numero_officiel is
  'Every official number ever given and the record that holds it. A number is never given to another record. Append-only.';
comment on table pack.parametre is
  'The parameters of a pack version, one row a key: a collection reads one of them without opening the whole document. Append-only.';
comment on table pack.produit is
  'The products of a pack version, one row a product: a collection reads one of them without opening the whole document. Append-only.';
comment on table reglage.reglage is
  'Versions of an organization''s settings; the latest `depuis` not after a date is in force at it. Append-only.';
