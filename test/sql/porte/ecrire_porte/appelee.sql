-- Spec: base#portes: a generated function opens its call, then checks the conditions, then calls
-- the rule.
begin;
select plan(7);

create table essai.fait (rang integer generated always as identity, quoi text not null);
grant insert, select, delete on essai.fait to metier;
-- Each of these functions records that it was called.
create function essai.noter(p_quoi text) returns void language sql as $$
  insert into essai.fait (quoi) values (p_quoi)
$$;
create function essai.exiger(p_niveau integer) returns void language sql as $$
  select essai.noter('exiger ' || p_niveau)
$$;
create function essai.refuser() returns void language plpgsql as $$
begin
  raise sqlstate 'TR404' using message = 'lot_inconnu';
end
$$;
create function essai.verrouiller(p_id uuid) returns void language sql as $$
  select essai.noter('verrouiller')
$$;
create function essai.faire(p_auteur_id uuid) returns uuid language sql as $$
  select essai.noter('faire');
  select p_auteur_id
$$;
create function essai.montrer(p_id uuid) returns json language sql as $$
  select json_build_object('id', p_id)
$$;
insert into porte.porte (nom, ouverture, droits, exige, appel, reponse, fiche, verrou)
values ('essai_lire', 'permission', '{users.manage}', null, 'essai.montrer', null, null, null),
       ('essai_faire', 'ecriture', '{users.manage}', 'essai.exiger(p_niveau => 2)',
        'essai.faire', 'essai.montrer(p_id => v_fait)', null, null),
       ('essai_refuse', 'ecriture', '{users.manage}', 'essai.refuser', 'essai.faire', null, null,
        null),
       ('essai_refaire', 'ecriture', '{users.manage}', 'essai.exiger(p_niveau => 1)',
        'essai.faire', 'essai.montrer', 'v1.essai_lire', 'essai.verrouiller');
set local role metier;
select essai.preparer();
select porte.poser(p.nom, porte.ecrire_porte(p), 'porte.porte')
from porte.porte p where p.nom like 'essai%';

-- Returns the response of the function, and the recorded calls.
create function pg_temp.appeler(
  p_porte text, p_compte text default 'admin', p_versions jsonb default null) returns text
language plpgsql as $$
declare
  v_reponse text;
begin
  delete from essai.fait;
  execute format('select v1.%I($1, $2)', p_porte) into v_reponse
    using essai.appelant('ESSAI', p_compte, jsonb_strip_nulls(
            jsonb_build_object('versions', p_versions))),
          jsonb_build_object('id', essai.id('chose'));
  return concat_ws(', ', (v_reponse::json ->> 'id'),
                   (select string_agg(f.quoi, ', ' order by f.rang) from essai.fait f));
exception when sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR412' then
  return sqlerrm;
end
$$;
select is(pg_temp.appeler('essai_lire'), essai.id('chose')::text, 'a rule answers by itself');
select is(pg_temp.appeler('essai_faire'), essai.id('admin ESSAI') || ', exiger 2, faire',
  'what must hold, then the rule, which is told who called; what it answered is handed on');
select is(pg_temp.appeler('essai_refaire'), essai.id('chose') || ', exiger 1, faire',
  'or nothing of it is');
select is(pg_temp.appeler('essai_refuse', 'agent') || ', ' || pg_temp.appeler('essai_refuse'),
  'droit_manquant, lot_inconnu',
  'the call is opened with the rights of the row, before what must hold is asked');
select is(pg_temp.appeler('essai_refaire', p_versions => '["*"]'),
  essai.id('chose') || ', exiger 1, verrouiller, faire',
  'the record is held before the version that a call names is judged, and before the rule');
select is(pg_temp.appeler('essai_refaire', p_versions => '["\"autre\""]'), 'fiche_changee',
  'by what the door that shows the record answers');
select is(pg_temp.appeler('essai_refaire', p_versions => jsonb_build_array(format('"%s"',
    left(encode(sha256(convert_to(json_build_object('id', essai.id('chose'))::text, 'UTF8')),
                'hex'), 32)))),
  essai.id('chose') || ', exiger 1, verrouiller, faire', 'whose digest it is');

select * from finish();
rollback;
