-- Spec: identites-et-droits#lectures: Each table is shown to its readers, of its own organization;
-- docs/decisions/0003-lectures.md.
begin;
select plan((select 4 * count(*)::integer from backoffice.table_lue l
    join essai.tables() t on t.oid = l.nom::regclass
             where l.lecteurs is not null));

set local role metier;
select essai.preparer();
select essai.entrer('VOISIN');
select essai.peupler();
select essai.entrer('ESSAI');
select essai.peupler();
reset role;

create function pg_temp.lues(p_table text, p_colonne text, p_org uuid, p_lectures text)
returns bigint language plpgsql as $$
declare
  v_lignes bigint;
begin
  perform set_config('sillon.lectures', p_lectures, true);
  set local role lecture;
  execute format('select count(%1$I) from %2$s where %1$I = %3$L', p_colonne, p_table,
    p_org) into v_lignes;
  reset role;
  return v_lignes;
end
$$;
create function pg_temp.autres(p_lecteurs text[]) returns text language sql as $$
  select string_agg(r, ',') from (
    select m.code from module.module m union all select p.code from utilisateur.permission p
    union all select 'membre') as d (r)
  where r <> all (p_lecteurs)
$$;
create temp table lue as
select l.nom, t.organisation, l.lecteurs from backoffice.table_lue l
  join essai.tables() t on t.oid = l.nom::regclass
where l.lecteurs is not null;
grant select on lue to public;

select cmp_ok(pg_temp.lues(nom, organisation, essai.id('organisation ESSAI'), lecteurs[1]), '>',
  0::bigint, nom || ' is read by ' || lecteurs[1])
from lue order by nom;
select is(pg_temp.lues(nom, organisation, essai.id('organisation ESSAI'), pg_temp.autres(lecteurs)),
  0::bigint,
          nom || ' is read by nobody else')
from lue order by nom;
select is(pg_temp.lues(nom, organisation, essai.id('organisation VOISIN'),
    array_to_string(lecteurs, ',')), 0::bigint,
          nom || ' shows nothing of VOISIN')
from lue order by nom;
select is(
  (select pg_temp.lues(nom, organisation, essai.id('organisation ESSAI'),
      array_to_string(lecteurs, ','))
           from (select set_config('sillon.organisation_id', '', true)) as hors_appel), 0::bigint,
          nom || ' shows nothing outside a call')
from lue order by nom;

select * from finish();
rollback;
