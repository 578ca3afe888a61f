-- Spec: api#pages: decisions 0140: one template serves the pages of every list from the columns of
-- its row and the rows of its filters: cursor, both orders, dates, filters, total.
begin;
select plan(14);

create table essai.chose (
  organisation_id uuid not null, id uuid primary key, nom text not null, le timestamptz not null,
  groupe integer not null, lot integer not null);
create index on essai.chose (organisation_id, le, id) where le >= '-infinity';
comment on index essai.chose_organisation_id_le_id_idx is 'Order of a list.';
create index on essai.chose (groupe, organisation_id);
create index on essai.chose (lot, le, organisation_id);
create table essai.appelee (nom text, groupe integer);
grant select on essai.chose, essai.appelee to metier;
create function essai.exiger_chose(p_id uuid) returns void language plpgsql as $$
begin
  if p_id is null then raise sqlstate 'TR404' using message = 'lot_inconnu'; end if;
end
$$;
insert into porte.liste (nom, ouverture, droits, membre, source, alias, jointures, cle, cle_types,
  sens, colonnes, ligne)
values ('essais', 'lecture', '{stock}', 'choses', 'essai.chose', 'c',
        'cross join lateral (select c.nom || ''!'' as cri) as k', '{c.le,c.id}',
        '{timestamptz,uuid}', 'desc', 'k.cri, c', 'to_json((c).nom || cri)');
insert into porte.filtre (liste, membre, rang, type, colonne, parmi, condition)
values ('essais', 'groupe', 1, 'integer', 'groupe', null, null),
       ('essais', 'groupe_de', 2, 'text', 'groupe',
        'select a.groupe from essai.appelee a where a.nom = :valeur', null),
       ('essais', 'lot', 3, 'integer', 'lot', null, null),
       ('essais', 'nom', 4, 'text', 'nom', null, null),
       ('essais', 'autour', 5, 'text', null, null,
        'c.nom in (chr(ascii(:valeur) - 1), chr(ascii(:valeur) + 1))');
insert into porte.liste (nom, ouverture, droits, exige, membre, source, alias, condition, cle,
  cle_types, sens, periode, colonnes, ligne)
values ('essais_lignes', 'lecture', '{stock}', 'essai.exiger_chose', 'choses', 'essai.chose', 'c',
        'c.nom <> v_nom', '{c.nom}', '{text}', 'asc', false, 'c.nom', 'to_json(nom)');
insert into porte.filtre (liste, membre, rang, type, colonne, toujours)
values ('essais_lignes', 'id', 0, 'uuid', 'organisation_id', true);
insert into porte.variable (liste, nom, rang, type, expression)
values ('essais_lignes', 'v_organisation', 1, 'uuid', 'v_session.organisation_id'),
       ('essais_lignes', 'v_nom', 2, 'text',
        'case when v_organisation = (p_requete ->> ''id'')::uuid then ''b'' else ''c'' end');
set local role metier;
select essai.preparer();
reset role;
insert into essai.chose
select core.organisation_id(), essai.id('chose ' || c.nom), c.nom, essai.t(c.jour), c.groupe, c.lot
from (values ('a', 1, 1, 1), ('b', 2, 1, 2), ('c', 3, 2, 1), ('d', 3, 2, 2), ('e', 5, 1, 1))
  as c (nom, jour, groupe, lot);
insert into essai.appelee values ('un', 1), ('deux', 2), ('deux', 2);
set local role metier;
select porte.poser(l.nom, porte.ecrire_liste(l), 'porte.liste')
from porte.liste l where l.nom in ('essais', 'essais_lignes');

-- Returns the pages of a list, one after the other; rows separated by a blank, pages by a bar.
create function pg_temp.lire(p_requete text, p_liste text default 'essais') returns text
language plpgsql as $$
declare
  v_requete jsonb := p_requete;
  v_page jsonb;
  v_pages text[] := '{}';
begin
  loop
    execute format('select v1.%I($1, $2)::jsonb', p_liste) into v_page
      using essai.appelant('ESSAI', 'admin'), v_requete;
    v_pages := v_pages || (
      select coalesce(string_agg(left(t.texte, 1), ' ' order by t.rang), '')
      from jsonb_array_elements_text(v_page -> 'choses') with ordinality as t (texte, rang));
    exit when v_page ->> 'suivant' is null;
    v_requete := v_requete || jsonb_build_object('curseur', v_page -> 'suivant');
  end loop;
  return concat_ws(' of ', array_to_string(v_pages, '|'), v_page #>> '{total,lignes}');
end
$$;

select is(pg_temp.lire('{"limite": 2}'),
  case when essai.id('chose c') > essai.id('chose d') then 'e c|d b|a' else 'e d|c b|a' end,
  'each row once, the latest first, of one instant by the id');
select is(pg_temp.lire('{"tri": "le"}'),
  case when essai.id('chose c') > essai.id('chose d') then 'a b d c e' else 'a b c d e' end,
  'the reverse where it is asked for');
select is(pg_temp.lire('{"limite": 2, "tri": "le", "groupe": 1}'), 'a b|e',
  'an index finds one value, and pages go on in its order');
select is(pg_temp.lire('{"limite": 1, "lot": 1}'), 'e|c|a', 'or gives them in that of the list');
select is(pg_temp.lire('{"groupe_de": "deux", "lot": 2}'), 'd',
  'another table tells the values, each once; what else is asked holds too');
select is(pg_temp.lire('{"nom": "c"}') || pg_temp.lire('{"nom": "c", "groupe": 1}'), 'c',
  'a column without an index is compared row by row');
select is(pg_temp.lire('{"autour": "b", "total": true}'), 'c a of 2',
  'a condition may ask for the value more than once; the total is of what it lets through');
select is(pg_temp.lire('{"groupe": 1, "limite": 1, "total": true}'), 'e|b|a of 3',
  'or of what a filter finds, on every page');
select is(pg_temp.lire(format('{"du": "%s", "au": "%s", "total": true}', essai.t(2), essai.t(4))),
  pg_temp.lire('{"groupe": 2}') || ' b of 3', 'a range of dates, its ends in');
select is(pg_temp.lire(format('{"groupe": 1, "du": "%s"}', essai.t(2))), 'e b',
  'and of what a filter found');
select is(pg_temp.lire(jsonb_build_object('id', core.organisation_id())::text, 'essais_lignes'),
  'a c d e', 'what the path names holds of every row; what is looked up may read what was before');
select is(pg_temp.lire(jsonb_build_object('id', essai.id('autre'))::text, 'essais_lignes'), '',
  'of another one there is none');
select is(essai.issue_de($$select v1.essais_lignes(essai.appelant('ESSAI', 'agent'), '{}')$$)
    || ', ' || essai.issue_de($$select v1.essais_lignes(essai.appelant('ESSAI', 'admin'), '{}')$$),
  '403 droit_manquant, 404 lot_inconnu', 'the call is opened before anything is looked up');

create function pg_temp.refus(p_valeurs text) returns text language plpgsql as $$
begin
  execute format('insert into porte.filtre (liste, membre, rang, type, colonne, condition)
                  values (''essais'', ''x'', 9, %s)', p_valeurs);
  perform porte.ecrire_liste(l) from porte.liste l where l.nom = 'essais';
  set constraints all immediate;
  return 'written';
exception when assert_failure or check_violation or foreign_key_violation then
  return sqlstate;
end
$$;
reset role;
select results_eq($$
  select pg_temp.refus(f.valeurs)
  from (values ('''text'', null, null'), ('''text'', ''nom'', ''true'''),
               ('''texte'', ''nom'', null'), ('''text'', null, ''c.nom = :text'''),
               ('''text'', ''nome'', null')) as f (valeurs)
$$, array['23514', '23514', '23503', 'P0004', 'P0004'],
  'a filter is one column that is there or one condition, of a type that is read, with its value');

select * from finish();
rollback;
