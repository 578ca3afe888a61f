-- Spec: base#actes: the acts of a record and the states that its table allows match.
begin;
select plan(9);

-- The tables with states: the possible states of each, and the state of a new record.
create temporary view etat as
  select c.oid, case c.oid::regclass::text
           -- Schema eudr has records of several kinds.
           when 'eudr.declaration' then 'eudr.eudr'
           else (n.nspname || '.' || c.relname)::text end collate "default" as nom, v.statut,
         v.statut = substring(pg_get_expr(d.adbin, d.adrelid) from '''(.+)''::text') as naissance
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspowner::regrole::text = 'proprietaire'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'statut' and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    cross join lateral (
      select s[1] as statut from pg_constraint k
        cross join lateral regexp_matches(pg_get_constraintdef(k.oid), '''([^'']+)''::text',
          'g') as s
      where k.conrelid = c.oid and k.contype = 'c' and k.conname ~ '_statut_connu$'
      union
      select s.statut from lot.statut s where c.oid::regclass::text = 'lot.lot') as v
  where c.relkind = 'r';

select is_empty($$
  select a.entite, a.acte, s.statut from acte.acte a
    cross join lateral unnest(a.de || a.vers) as s (statut)
  where s.statut is not null
    and not exists (select from etat e where e.nom = a.entite || '.' || a.entite
      and e.statut = s.statut)
$$, 'no act starts from or leads to a state that its record does not know');
select set_eq($$
  select e.nom, e.statut from etat e join acte.acte a on e.nom = a.entite || '.' || a.entite
  group by e.nom, e.statut
  having not bool_or(coalesce(e.naissance, false) or coalesce(a.vers = e.statut, false))
$$, $$ values ('capacite.capacite', 'a_revalider'), ('capacite.capacite', 'remplacee'),
  ('lot.lot', 'brouillon') $$,
  'a record is born in every state or an act leads there; lot.naitre says how a lot is born, and a '
  'capacity is put aside by the next, a survey or a departure');
select set_eq($$
  select e.nom from etat e
  where not exists (select from acte.acte a where e.nom = a.entite || '.' || a.entite)
$$, $$ values ('certificat.changement'), ('utilisateur.changement_statut'), ('collecte.collecte'),
  ('collecte.sms'), ('relance.message'), ('webhook.envoi') $$,
  'every record with states has acts, but histories, what follows commands and controls, and what '
  'a task sends');
select is_empty($$ select a.entite, a.acte, a.fonction from acte.acte a
    where to_regproc(a.fonction) is null $$,
  'a function does every act');
select is_empty($$
  select a.entite, a.acte, a.porte from acte.acte a where a.porte is not null
    and to_regproc('v1.' || a.porte) is null
$$, 'a door is a door');
select is_empty($$
  select a.entite, a.acte, a.fonction, p.appel
  from acte.acte a join porte.porte p on p.nom = a.porte
  where split_part(p.appel, '(', 1) <> a.fonction
$$, 'a door hands its call to the function that does its act');
select is_empty($$
  select a.porte from acte.acte a where a.porte is not null group by a.porte
  having count(distinct coalesce(a.permission, '')) > 1
$$, 'a door asks for one permission');
select is_empty($$
  select a.entite, a.acte from acte.acte a
  where (select count(*) from unnest(a.de) as s) <> (select count(distinct s)
    from unnest(a.de) as s)
    or a.vers = any (a.de)
$$, 'an act that leads to a state does not start from it');
select is_empty($$
  select e.nom, e.statut from etat e
  where e.nom in (select a.entite || '.' || a.entite from acte.acte a)
    and e.naissance and not exists (select from acte.acte a where e.nom = a.entite || '.'
      || a.entite and e.statut = any (a.de))
$$, 'something starts from the state that a record is born in');

select * from finish();
rollback;
