-- Spec: conformite-et-certificats#operations: a suspension lists the goods that its holder
-- delivered meanwhile as organic or in conversion.
begin;
set local role metier;
select plan(4);
select essai.preparer_receptions();

insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
select essai.certifier('K', '2026-01-01', '2026-12-31'),
  essai.certifier('propre', '2026-01-01', '2026-12-31', '{}', null),
       essai.certifier('F', '2026-01-01', '2026-12-31', '{}', null, essai.id('fournisseur'));
select essai.recevoir('membres'), essai.acheter('achat'),
  essai.acheter('ordinaire', '{"qualite_declaree": {}}'), essai.acheter('rejetée');
select essai.traiter_reception('rejetée', 'rejeter', 'x');
create function pg_temp.touchees(p_numero text, p_du timestamptz, p_au timestamptz) returns text
language sql as $$
  select string_agg(format('%s %s', o.entite, n), ', ' order by o.entite, n)
  from certificat.operations_de_la_periode((select c.id from certificat.certificat c
      where c.numero = p_numero), p_du, p_au) as o
    join unnest('{membres,achat,ordinaire,rejetée}'::text[]) as n on o.id in ((essai.recue(n)).id,
      (essai.recue(n)).lot_id)
$$;
select is(pg_temp.touchees('K', essai.t(-1), essai.t()), 'lot membres, reception membres',
  'the group''s');
select is(pg_temp.touchees('F', essai.t(-1), essai.t()), 'lot achat, reception achat',
  'the supplier''s, organic and not rejected');
select is(pg_temp.touchees('propre', essai.t(-1), essai.t()),
  'lot achat, lot membres, reception achat, reception membres',
  'the organization''s own covers all');
select is(pg_temp.touchees('K', essai.t(-2), essai.t(-1)), null, 'of the period alone');

select * from finish();
rollback;
