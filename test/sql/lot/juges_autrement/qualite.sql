-- Spec: lots#categorie: a lot above the states of its inputs is listed, unless a person, or the
-- step that made it, decided this state.
begin;
set local role metier;
select plan(10);
select essai.preparer_receptions();
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');

create function pg_temp.juges() returns text language sql as $$
  select string_agg(concat_ws(' ', e.avant, e.apres, e.acte = 'POST /v1/lots/' || e.id
      || '/qualites'), ', ')
  from lot.juges_autrement(array(select l.id from lot.lot l where l.etape_id is not null)) as e
$$;
select essai.lot('a', 1000, 'validé', 'C2'),
  essai.etape('e', '{"a": 100}', jsonb_build_array(essai.sortie(90)));
select essai.proceder('e');
select is(pg_temp.juges(), null, 'what a step made of goods in conversion');
reset role;
set local session_replication_role = replica;
update lot.qualite q set etat_code = 'AB' where q.origine = 'resultat';
set local session_replication_role = origin;
set local role metier;
select is(pg_temp.juges(), '{"AB": "AB"} {"AB": "C2"} t', 'organic by a rule of before');
select lot.juger((select l.id from lot.lot l where l.etape_id is not null),
  '{"referentiel_code": "AB", "etat_code": "AB", "raison": "Analyse", "origine": "correction"}',
  essai.id('rsci ESSAI'), essai.t(4));
select is(pg_temp.juges(), null, 'by a person''s correction it stands');
select lot.juger(essai.id('lot a'),
  '{"referentiel_code": "AB", "etat_code": "C1", "raison": "Mélange"}', essai.id('rsci ESSAI'),
  essai.t(5));
select is(pg_temp.juges(), null, 'lower by a decision too');
select essai.lot('b', 1000, 'validé', 'C2'),
  essai.etape('bas', '{"b": 100}', jsonb_build_array(essai.sortie(90, '{"etats": {"AB": "C1"}}')));
select is(essai.proceder('bas', 'valider',
    '[{"rang": 1, "referentiel_code": "AB", "avant": "C2", "apres": "C1"}]'), 'validée',
  'a step that makes it lower');
select is(pg_temp.juges(), null, 'may');

-- Returns the states of a reception's lot, by its collections.
create function pg_temp.recus() returns text language sql as $$
  select string_agg(concat_ws(' ', e.avant, e.apres), ', ')
  from lot.juges_autrement(array(select l.id from lot.lot l where l.id = (essai.recue('r')).lot_id))
  as e
$$;
select essai.collecter('c2', '{"qualite_declaree": {"AB": "C3"}}');
select is(essai.recevoir('r', '{c2}'), 'en_attente', 'a reception of goods in conversion');
select is(pg_temp.recus(), null, 'is worth its collections');
insert into lot.qualite (organisation_id, lot_id, referentiel_code, etat_code, origine, auteur_id,
  le)
values (core.organisation_id(), (essai.recue('r')).lot_id, 'AB', 'AB', 'apports',
  essai.id('rsci ESSAI'), essai.t());
select is(pg_temp.recus(), '{"AB": "AB"} {"AB": "C3"}', 'not more');

-- A mixture from an earlier version, in which a conventional state of one collection was lost.
select essai.referentiel_nop();
update reception.apport a set annule_le = null where a.reception_id = (essai.recue('r')).id;
insert into collecte.qualite (organisation_id, collecte_id, referentiel_code, etat_code, le)
values (core.organisation_id(), essai.id('c2'), 'NOP', 'TR', essai.t(1));
insert into lot.qualite (organisation_id, lot_id, referentiel_code, etat_code, origine, auteur_id,
  le)
values (core.organisation_id(), (essai.recue('r')).lot_id, 'AB', 'C3', 'apports',
  essai.id('rsci ESSAI'), essai.t());
select is(pg_temp.recus(), '{"NOP": null} {"NOP": "TR"}', 'nor without what holds it down');

select * from finish();
rollback;
