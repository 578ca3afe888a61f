-- Spec: sceaux#verifier, sceaux#feuille: an entry that was altered or taken out is found; a purge
-- deletes salt and values, and what is kept is still compared.
begin;
set local role metier;
select plan(11);
select essai.preparer();

select journal.consigner(essai.t(), a, 'producteur', essai.id('Kossi'), '{"nom": "Kossi"}')
from unnest('{a,b,c,d,e}'::text[]) as a;
select (sceau.sceller(essai.t(), 20000)).rang;
create function pg_temp.trouve() returns json language sql as $$
  select sceau.verifier(s) from sceau.sceau s order by s.rang desc limit 1
$$;
create function pg_temp.id_de(p_action text) returns bigint language sql as $$
  select e.id from journal.evenement e where e.action = p_action
$$;
create temporary table ids on commit drop as
  select e.action, e.id from journal.evenement e where e.action ~ '^[a-e]$';
select is(pg_temp.trouve()::jsonb, '{"alterees": [], "nombre_alterees": 0, "retirees": [],
  "nombre_retirees": 0, "nombre_effacees": 0, "racine_tient": true, "chaine_tient": true}',
  'untouched, everything holds');
select throws_ok('update journal.evenement set action = ''x''', '42501', null,
  'the rules may not change an entry');
select throws_ok('update sceau.feuille set sel = null', '42501', null, 'nor a leaf');

set local role purge;
select conservation.effacer('producteur', array[essai.id('Kossi')::text]);
set local role metier;
select is((pg_temp.trouve() ->> 'nombre_effacees')::bigint, 5::bigint, 'a purge is counted');
select is(pg_temp.trouve() ->> 'nombre_alterees', '0', 'and alters nothing that was sealed');

reset role;
set local session_replication_role = replica; -- as a superuser who turns the guards off
update journal.evenement e set details = '{"nom": "Yao"}' where e.id = pg_temp.id_de('b');
select is(pg_temp.trouve() ->> 'alterees', format('[%s]', pg_temp.id_de('b')),
  'a name that is put there after a purge is found');
update journal.evenement e set le = e.le - interval '1 day' where e.id = pg_temp.id_de('c');
delete from journal.evenement e where e.id = pg_temp.id_de('d');
set local role metier;
select is(pg_temp.trouve() ->> 'nombre_alterees', '2', 'and another instant');
select is(pg_temp.trouve() ->> 'retirees',
  (select format('[%s]', i.id) from ids i where i.action = 'd'),
  'an entry that is gone is named');
select is(pg_temp.trouve() ->> 'racine_tient', 'true', 'the leaves still tell what was there');
reset role;
delete from sceau.feuille f using ids i where i.action = 'd' and f.evenement_id = i.id;
select is(pg_temp.trouve() ->> 'racine_tient', 'false', 'without its leaf the root does not hold');
update sceau.sceau s set scelle_le = s.scelle_le - interval '1 day';
select is(pg_temp.trouve() ->> 'chaine_tient', 'false', 'nor a seal of another day');

select * from finish();
rollback;
