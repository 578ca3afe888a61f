-- Spec: rapports#rapports: the organizations that a login reads depend on a row about the signed-in
-- login, which no setting of a session changes.
begin;
create role essai_dba login in role rapports;
create role essai_deux login in role rapports;
create role essai_libre login in role rapports;
set local role metier;
select plan(24);
select essai.preparer();
select essai.entrer('VOISIN', 'rsci');
select is(rapports.rattacher('essai_deux', true, essai.t()), true, 'tied to the neighbour');
select from essai.producteur('Afi');
select from essai.lot('voisin', 777, 'validé');
select essai.entrer('ESSAI', 'rsci');
select is(rapports.rattacher('essai_dba', true, essai.t()), true, 'a login is tied');
select is(rapports.rattacher('essai_deux', true, essai.t()), true, 'another, to both');
select is(rapports.rattacher('personne', true, essai.t()), false, 'nobody has this name');
select is(rapports.rattacher('api', true, essai.t()), false, 'no member of rapports');
select essai.saison();
insert into producteur.piece_identite values (core.organisation_id(), essai.id('Kossi'), 'cni', '1',
  'BJ');
reset role;
create function pg_temp.lu(out nom text, out lignes bigint, out texte text) returns setof record
language plpgsql as $$
begin
  for nom in
    select format('rapports.%I', c.relname) from pg_class c
    where c.relnamespace = 'rapports'::regnamespace and c.relkind = 'v'
      and c.relname <> 'organisation'
    union all
    select format('rapports.%I(%s)', p.proname, array_to_string(
             (array['''-infinity''', '''infinity'''])[3 - p.pronargs:], ', '))
    from pg_proc p
    where p.pronamespace = 'rapports'::regnamespace and p.proretset and p.pronargs > 0
  loop
    execute format('select count(*), string_agg(to_jsonb(x)::text, '' '') from %s as x', nom)
    into lignes, texte;
    return next;
  end loop;
end
$$;

set local session authorization essai_dba;
select set_config('sillon.organisation_id', '', true);
select is((select array_agg(distinct l.quantite_g = 777) from rapports.lot l), array[false],
  'one organization, without a word');
select is((select count(*) from rapports.lot), 4::bigint, 'all of its lots');
select set_config('sillon.organisation_id', essai.id('organisation VOISIN')::text, true);
select is_empty($$ select from rapports.lot $$, 'naming another one lets nobody in');
select is_empty($$ select from rapports.bilan_matiere $$, 'whatever the report');
select is((select count(*) from pg_temp.lu() as l where l.lignes > 0), 0::bigint,
  'view or function');
select is((select array_agg(o.code) from rapports.organisation o), array['ESSAI'],
  'the ones it may name');
select set_config('sillon.organisation_id', '', true);
create function pg_temp.essayer(p_sql text) returns text language plpgsql as $$
begin
  execute p_sql;
  return 'fait';
exception when insufficient_privilege then
  return 'refusé';
end
$$;
select results_eq($$ select distinct pg_temp.essayer(s) from unnest(array[
  'insert into rapports.acces values (essai.id(''organisation VOISIN''), ''essai_dba'', now())',
  'delete from rapports.acces', 'update lot.lot set statut = statut',
  'update rapports.organisation set nom = nom', 'insert into matiere.mouvement default values',
  'create table rapports.x ()', 'create table public.x ()',
  'select rapports.rattacher(''essai_dba'', true, now())',
  'set local role metier', 'set local role essai_deux']) as s $$, $$ values ('refusé') $$,
  'nothing is written, no other role taken');
select results_eq($$ select distinct pg_temp.essayer(s) from unnest(array[
  'select from producteur.piece_identite', 'select cle_publique from appareil.appareil',
  'select from utilisateur.identite', 'select from commande.commande',
  'select telephone from client.client',
  'select from appareil.code_enrolement', 'select from lot.lot']) as s $$, $$ values ('refusé') $$,
  'the tables themselves are closed');
select is_empty($$
  select c.oid::regclass
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspowner = 'proprietaire'::regrole and n.nspname <> 'rapports'
    and c.relkind in ('r', 'v', 'm', 'p')
    and (has_schema_privilege(n.oid, 'usage') or has_table_privilege(c.oid, 'select'))
$$, 'a tool that lists what its login may use or select from lists the reports');
reset session authorization;

set local session authorization essai_deux;
select is_empty($$ select from rapports.lot $$, 'tied to two, none is read until one is chosen');
select set_config('sillon.organisation_id', essai.id('organisation VOISIN')::text, true);
select is((select array_agg(l.quantite_g) from rapports.lot l), array[777::bigint],
  'then that one');
select isnt_empty($$
  select from pg_temp.lu() as l where l.lignes > 0 and l.nom like '%stock_a(%'
$$, 'a function reads what its login may');
select is_empty($$
  select l.nom from pg_temp.lu() as l where l.texte ~ 'Kossi|Coopérative ESSAI'
$$, 'and no view or function the other one');
select is((select array_agg(o.code || o.lue order by o.code) from rapports.organisation o),
  array['ESSAIfalse', 'VOISINtrue'], 'it knows both');
reset session authorization;

set local session authorization essai_libre;
select set_config('sillon.organisation_id', essai.id('organisation ESSAI')::text, true);
select is_empty($$ select from rapports.lot $$, 'a member who is tied to none reads nothing');
reset session authorization;

select is_empty($$
  select g.table_schema || '.' || g.table_name, g.column_name
  from information_schema.column_privileges g
  where g.grantee = 'rapports' and g.table_schema <> 'rapports'
    and (g.privilege_type <> 'SELECT' or g.table_schema in ('connexion', 'personne', 'journal',
        'synchronisation')
      or g.table_schema in ('appareil', 'commande', 'utilisateur')
        and (g.table_name, g.column_name) not in (
          ('appareil', 'organisation_id'), ('appareil', 'id'), ('appareil', 'utilisateur_id'),
          ('appareil', 'code_court'), ('appareil', 'modele'), ('appareil', 'statut'),
          ('appareil', 'derniere_synchro'), ('appareil', 'derniere_sequence'),
          ('appareil', 'version_application'), ('utilisateur', 'organisation_id'),
          ('utilisateur', 'id'), ('utilisateur', 'd_avant'),
          ('changement_statut', 'utilisateur_id'), ('changement_statut', 'auteur_id'),
          ('changement_statut', 'rang'), ('preuve', 'utilisateur_id'), ('preuve', 'genre'),
          ('preuve', 'auteur_id'), ('utilisateur', 'nom_affiche'), ('commande', 'organisation_id'),
          ('commande', 'id'), ('commande', 'appareil_id'), ('commande', 'sequence'),
          ('commande', 'cree_le_appareil'), ('commande', 'date_operation'),
          ('commande', 'recue_le'), ('piece_jointe', 'organisation_id'),
          ('piece_jointe', 'commande_id'), ('piece_jointe', 'recue_le'),
          ('annulation', 'organisation_id'), ('annulation', 'commande_id'), ('annulation', 'le'))
      or g.table_name in ('piece_identite', 'identite')
        or g.table_schema <> 'reglage' and g.column_name ~
        '(telephone|courriel|empreinte|cle|jeton|secret|mot_de_passe|adresse|date_naissance)$')
$$, 'no key, token, identity document or contact is granted');
select is_empty($$
  select c.oid::regclass from pg_class c where c.relnamespace = 'rapports'::regnamespace
    and c.relkind = 'v' and not coalesce(c.reloptions @> '{security_invoker=true}', false)
$$, 'every view is judged by who asks');
select is_empty($$
  select c.oid::regclass, a.attname from pg_class c left join pg_attribute a on a.attrelid = c.oid
    and a.attnum > 0
  where c.relnamespace = 'rapports'::regnamespace and c.relkind = 'v'
    and (obj_description(c.oid, 'pg_class') is null or col_description(c.oid, a.attnum) is null
      or col_description(c.oid, a.attnum) !~ 'Source: '
      or a.attname ~ '_g$' and col_description(c.oid, a.attnum) !~ 'in g')
$$, 'every view and column says what it is, its unit and its source');
set local role metier;
select essai.entrer('VOISIN', 'rsci');
select rapports.rattacher('essai_deux', false, essai.t());
select is_empty($$ select from rapports.acces a where a.role_nom = 'essai_deux' $$, 'untied');

select * from finish();
rollback;
