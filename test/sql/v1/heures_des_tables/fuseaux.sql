-- Spec: api#tables: instants are in the time zone of the organization, on the publisher's routes in
-- that of the publisher.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.heures(p_autres jsonb, p_requete jsonb) returns jsonb language sql as $$
  select v1.heures_des_tables(essai.appelant(essai.code(), 'admin', p_autres), p_requete
    || '{"instants": ["2026-11-22T23:30:00Z"]}')::jsonb -> 'heures'
$$;
reset role;
update organisation.organisation set fuseau_horaire = 'Africa/Lagos';
set local role metier;
select is(pg_temp.heures('{}', '{}'), '{"2026-11-22T23:30:00Z": "2026-11-23 00:30:00"}',
  'the organization''s');
select organisation.changer_fuseau_editeur('Indian/Antananarivo', essai.t());
select is(pg_temp.heures('{"roles": ["editeur_support"]}', '{"editeur": "editeur_support"}'),
  '{"2026-11-22T23:30:00Z": "2026-11-23 02:30:00"}', 'the publisher''s');
select throws_ok($$ select pg_temp.heures('{}', '{"editeur": "editeur_support"}') $$, 'TR403',
  'droit_manquant', 'for a role of its team');
select throws_ok($$ select organisation.changer_fuseau_editeur('Mars/Phobos', essai.t()) $$,
  'TR400', 'parametre_invalide', 'a zone that does not exist is refused');
select is(organisation.fuseau_editeur(), 'Indian/Antananarivo', 'and the other one kept');

select * from finish();
rollback;
