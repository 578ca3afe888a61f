-- Spec: service#actes: statements, webhooks, controls and imports tell their acts as their routes
-- respond, for every state, act and account.
begin;
set local role metier;
select plan(7);
select essai.preparer_capacites();
insert into module.activation (organisation_id, module, actif_pendant)
select core.organisation_id(), m.code, '{(,)}' from module.module m
on conflict (organisation_id, module) do update set actif_pendant = excluded.actif_pendant;
select utilisateur.creer(essai.id('gerante ESSAI'), 'gerante', 'Gérante', essai.t(-400));
select utilisateur.attribuer(essai.id('gerante ESSAI'), e, tstzrange(essai.t(-400), null), null)
from unnest('{magasinier,direction,rsci,administrateur_client,commercial}'::text[]) as e;
create temporary table monde (entite text, nom text, id uuid);

-- statements: filed before it has all points, numbered now and long ago, bound
select from essai.lot('a', 1000, 'validé');
select from produit.classer(essai.produit('ANANAS'), '{"code_nc": "0901"}', essai.t());
create function pg_temp.declarer(p_nom text, p_statut text, p_amont text default 'D-1',
  p_attribue_le timestamptz default null, p_engagement text default null) returns void
language plpgsql as $$
declare
  v_id uuid := (eudr.creer(jsonb_build_object('lignes', jsonb_build_array(jsonb_build_object(
    'lot_id', essai.id('lot a'), 'quantite_g', 500)), 'pays', 'BJ') || case
      when p_amont is null then '{}' else jsonb_build_object('amont', jsonb_build_array(
        jsonb_build_object('identifiant_declaration', p_amont))) end,
    essai.id('admin ESSAI'), essai.t()) ->> 'id')::uuid;
begin
  if p_statut <> 'brouillon' then
    perform eudr.deposer(v_id, 'x', essai.id('admin ESSAI'), essai.t());
  end if;
  if p_attribue_le is not null then
    perform eudr.numeroter(v_id, jsonb_build_object('numero_dds', p_nom, 'numero_verification',
      'ABCDE', 'attribue_le', p_attribue_le, 'raison', 'x'), essai.id('admin ESSAI'), now());
  end if;
  if p_engagement is not null then
    perform eudr.engager(v_id, p_engagement, 'x', essai.id('admin ESSAI'), now());
  end if;
  if p_statut in ('incertaine', 'rejetee', 'retiree') then
    perform eudr.changer_statut(v_id,
      case p_statut when 'incertaine' then 'douter' when 'rejetee' then 'rejeter'
        else 'retirer' end,
      'x', essai.id('admin ESSAI'), now());
  end if;
  insert into monde values ('declaration_eudr', p_nom, v_id);
end
$$;
select pg_temp.declarer('BROUILLON', 'brouillon'),
  pg_temp.declarer('INCOMPLETE', 'brouillon', null),
  pg_temp.declarer('DEPOSEE', 'deposee'), pg_temp.declarer('INCERTAINE', 'incertaine'),
  pg_temp.declarer('REJETEE', 'rejetee'), pg_temp.declarer('RETIREE', 'retiree'),
  pg_temp.declarer('FRAICHE', 'disponible', 'D-1', now()),
  pg_temp.declarer('ANCIENNE', 'disponible', 'D-1', now() - interval '73 hours'),
  pg_temp.declarer('ENGAGEE', 'disponible', 'D-1', now(), 'douane'),
  pg_temp.declarer('LIEE', 'disponible', 'D-1', now());
select eudr.lier(m.id, 7, 'x', '{}', essai.id('admin ESSAI'), now())
from monde m where m.nom = 'LIEE';

-- webhooks, in each state; twenty are active at most
select essai.abonner('w' || n) from generate_series(1, 20) as n;
update webhook.webhook w set statut = 'desactive', arrete_le = w.cree_le, raison_arret = 'x'
where w.libelle = 'w2';
update webhook.webhook w set statut = 'coupe', arrete_le = w.cree_le, raison_arret = 'x'
where w.libelle = 'w3';
insert into monde select 'webhook', w.libelle, w.id from webhook.webhook w
where w.libelle in ('w1', 'w2', 'w3');

-- controls: open, one's own, lifted
select essai.collecter('c1'), essai.collecter('c2'), essai.collecter('c3');
select essai.controler('collecte', essai.id(c)) from unnest('{c1,c2,c3}'::text[]) as c;
update controle.controle c set auteur_id = essai.id('gerante ESSAI')
where c.entite_id = essai.id('c2');
update controle.controle c set statut = 'leve', leve_le = essai.t(2), decision = 'confirmation',
  raison = 'x', leve_par = essai.id('rsci ESSAI') where c.entite_id = essai.id('c3');
insert into monde
select 'controle', c.motif || row_number() over (order by c.id), c.id from controle.controle c
where c.motif = 'droit_manquant';

-- imports, in each state, with faults and with written rows
create function pg_temp.importer(p_nom text, p_genre text, p_statut text, p_lues integer default 2,
  p_fautives integer default 0, p_ecrites integer default 0, p_par text default 'rsci')
returns void language sql as $$
  insert into importation.importation
    (organisation_id, id, genre, nom_fichier, format, taille_octets, sha256, cree_le, auteur_id,
     statut, mode, lues, examinees, fautives, ecrites, applique_le, applique_par, annule_le,
     annule_par, annule_raison)
  values (core.organisation_id(), essai.id(p_nom), p_genre, p_nom, 'csv', 1, repeat('0', 64),
    essai.t(), essai.id(p_par || ' ESSAI'), p_statut,
    case when p_statut in ('en_application', 'applique', 'annule') then 'tout' end,
    p_lues, p_lues, p_fautives, p_ecrites,
    case when p_statut in ('applique', 'annule') then essai.t() end,
    case when p_statut in ('en_application', 'applique', 'annule')
      then essai.id(p_par || ' ESSAI') end,
    case when p_statut = 'annule' then essai.t(1) end,
    case when p_statut = 'annule' then essai.id(p_par || ' ESSAI') end,
    case when p_statut = 'annule' then 'x' end);
  insert into monde values ('importation', p_nom, essai.id(p_nom));
$$;
create function pg_temp.ligne(p_nom text, p_objet uuid) returns void language sql as $$
  insert into importation.ligne
    (organisation_id, importation_id, rang, numero, cellules, demande, objet_id, ecrite_le)
  values (core.organisation_id(), essai.id(p_nom), 1, 1, '{}', '{}', p_objet, essai.t())
$$;
select pg_temp.importer('attendu', 'producteurs', 'attendu', 0),
  pg_temp.importer('en_essai', 'producteurs', 'en_essai', 0),
  pg_temp.importer('illisible', 'producteurs', 'illisible', 0),
  pg_temp.importer('essaye', 'producteurs', 'essaye'),
  pg_temp.importer('fautif', 'producteurs', 'essaye', 2, 2),
  pg_temp.importer('interrompu', 'producteurs', 'essaye', 2, 0, 1),
  pg_temp.importer('en_application', 'producteurs', 'en_application'),
  pg_temp.importer('applique', 'producteurs', 'applique', 2, 0, 2),
  pg_temp.importer('annule', 'producteurs', 'annule', 2, 0, 2),
  pg_temp.importer('capacites', 'capacites', 'applique', 1, 0, 1),
  pg_temp.importer('a_elle', 'capacites', 'applique', 1, 0, 1, 'gerante'),
  pg_temp.importer('decidees', 'capacites', 'applique', 1, 0, 1);
select pg_temp.ligne('interrompu', gen_random_uuid()),
  pg_temp.ligne('applique', gen_random_uuid());
select pg_temp.ligne(n, p.id)
from essai.proposer() as p (id), unnest('{capacites,a_elle}'::text[]) as n;

create temporary view redit as
select m.entite, m.nom, c.compte, a.acte, a.operation, m.id, a.possible, a.raison
from monde m
  cross join lateral unnest(case m.entite when 'webhook' then '{gerante,admin}'
    when 'controle' then '{gerante,rsci}' when 'importation' then '{gerante}'
    else '{gerante,admin,rsci}' end::text[]) as c (compte)
  cross join lateral jsonb_to_recordset(v1.actes_lire(essai.appelant('ESSAI', c.compte),
      jsonb_build_object('entite', m.entite, 'id', m.id))::jsonb -> 'actes')
    as a (acte text, operation text, possible boolean, raison text);
create temporary table dit as table redit;

-- Performs an act by its own route, and reverses it.
create function pg_temp.repondu(p_compte text, p_operation text, p_id uuid) returns text
language plpgsql as $$
declare
  v_requete jsonb := jsonb_build_object('id', p_id, 'raison', 'essai') || case p_operation
    when 'declarations_eudr_modifier' then '{"note": "essai"}'::jsonb
    when 'declarations_eudr_numeroter'
      then '{"numero_dds": "26BJ9", "numero_verification": "ABCDE"}'
    when 'declarations_eudr_engager' then '{"engagement": "douane"}'
    when 'webhooks_modifier' then '{"libelle": "essai"}'
    when 'webhooks_rejouer' then jsonb_build_object('depuis', essai.t())
    when 'webhooks_secret' then jsonb_build_object('secret_id', gen_random_uuid(),
      'secret_scelle', 'scelle.1.x')
    when 'controles_lever' then '{"decision": "confirmation"}'
    when 'imports_appliquer' then '{"mode": "bonnes"}'
    else '{}' end;
begin
  execute format('select v1.%I($1, $2)', p_operation)
  using essai.appelant('ESSAI', p_compte), v_requete;
  raise sqlstate 'TR999';
exception
  when sqlstate 'TR999' then
    return null;
  when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
    return sqlerrm;
end
$$;
create temporary view autrement as
  select d.entite, d.nom, d.compte, d.acte, d.raison, r.code
  from dit d cross join lateral pg_temp.repondu(d.compte, d.operation, d.id) as r (code)
  where r.code is distinct from d.raison;
select is_empty('table autrement', 'what is told is what is answered');
select is_empty($$ select from dit where possible <> (raison is null) $$,
  'an act is possible, or has a reason');
select is_empty($$
  select a.entite, a.acte from acte.acte a
  where a.porte is not null and a.entite in ('eudr', 'webhook', 'controle', 'importation')
    and not exists (select from dit d where d.operation = a.porte and d.possible)
$$, 'each act was possible on some record');
select set_eq('select distinct raison from dit where raison is not null', array[
  'capacite_deja_decidee', 'controle_deja_leve', 'declaration_engagee', 'declaration_incomplete',
  'delai_eudr_passe', 'droit_manquant', 'importation_fautive', 'importation_inconnue',
  'lien_absent', 'separation_des_taches', 'transition_refusee'],
  'and was refused for each of these reasons');
select is(essai.issue_de(format('select v1.actes_lire(essai.appelant(%L, %L), %L)', 'ESSAI',
    'agent', jsonb_build_object('entite', e, 'id', gen_random_uuid()))),
  r, e || ': not told who may not read them')
from (values ('webhook', '403 droit_manquant'), ('importation', '404 importation_inconnue'))
  as x (e, r);

delete from dit;
select essai.abonner('w' || n) from generate_series(21, 22) as n;
insert into dit select r.* from redit r where r.acte = 'activer';
select is((select array_agg(distinct raison order by raison) from dit
    where not exists (table autrement)),
  '{transition_refusee,webhooks_trop_nombreux}', 'twenty webhooks are active');

select * from finish();
rollback;
