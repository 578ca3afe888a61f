-- Spec: api#fiches: a record opens like its list and is looked up in the list's source. It shows
-- the list's row and its own additional members, and counts as unknown if the list does not contain
-- it.
begin;
select plan(6);

create table essai.chose (code text primary key, nom text not null, cachee boolean not null);
grant select on essai.chose to metier;
insert into essai.chose values ('a', 'Alpha', false), ('b', 'Bêta', false), ('c', 'Gamma', true);
insert into porte.liste (nom, ouverture, droits, membre, source, alias, jointures, condition, cle,
  cle_types, sens, colonnes, ligne)
values ('essais', 'lecture', '{stock}', 'choses', 'essai.chose', 'c',
        'cross join lateral (select upper(c.code) as grand) as k', 'not c.cachee', '{c.code}',
        '{text}', 'asc', 'c.nom, k.grand',
        'json_build_object(''nom'', nom, ''lu'', grand || v_lu)');
insert into porte.variable (liste, nom, rang, type, expression)
values ('essais', 'v_lu', 1, 'text', '(p_requete ->> ''note'')');
insert into porte.unite (nom, liste, membre, type, cle, absente, complement)
values ('essais_lire', 'essais', 'code', 'text', 'c.code', 'lot_inconnu', null),
       ('essais_montrer', 'essais', 'nom', 'text', 'c.nom', 'lot_inconnu',
        'jsonb_build_object(''par'', v_session.utilisateur_id, ''code'', c.code)');
set local role metier;
select essai.preparer();
select porte.poser(u.nom, porte.ecrire_unite(u), 'porte.unite')
from porte.unite u where u.liste = 'essais';

create function pg_temp.lire(p_porte text, p_requete text, p_compte text default 'admin')
returns text language sql as $$
  select essai.issue_de(format('select v1.%I(essai.appelant(''ESSAI'', %L), %L)', p_porte, p_compte,
                               p_requete))
$$;

select is(pg_temp.lire('essais_lire', '{"code": "b", "note": "?"}')::jsonb,
  '{"nom": "Bêta", "lu": "B?"}', 'the row of the list, with what the list looks up');
select is(pg_temp.lire('essais_montrer', '{"nom": "Alpha", "note": ""}')::jsonb,
  jsonb_build_object('nom', 'Alpha', 'lu', 'A', 'code', 'a', 'par', essai.id('admin ESSAI')),
  'what it adds stands beside it, and may say who called');
select is(pg_temp.lire('essais_lire', '{"code": "z", "note": ""}'), '404 lot_inconnu',
  'what is not there');
select is(pg_temp.lire('essais_lire', '{"code": "c", "note": ""}'), '404 lot_inconnu',
  'what the list never shows is not there either');
select is(pg_temp.lire('essais_lire', '{"code": "b"}', 'agent'), '403 droit_manquant',
  'who may not read the list reads none of it');
select is_empty($$
  select u.nom from porte.unite u
  where u.liste <> 'essais'
    and (to_regproc('v1.' || u.nom) is null or u.nom <> u.liste || '_lire')
$$, 'it is called by its list');

select * from finish();
rollback;
