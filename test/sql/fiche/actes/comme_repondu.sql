-- Spec: service#actes: the list of acts on a record matches the later response of each route, for
-- every state, act and role: each act is done, and taken back.
begin;
set local role metier;
select plan(6);
select essai.preparer_paiements();
insert into module.activation (organisation_id, module, actif_pendant)
select core.organisation_id(), m, '{(,)}' from unnest('{stock,ventes,contrats,procedes}'::text[])
  as m
on conflict (organisation_id, module) do update set actif_pendant = excluded.actif_pendant;
select utilisateur.creer(essai.id('gerante ESSAI'), 'gerante', 'Gérante', essai.t(-400));
select utilisateur.creer(essai.id('commercial ESSAI'), 'commercial', 'Vendeur', essai.t(-400));
select utilisateur.attribuer(essai.id('commercial ESSAI'), 'commercial',
  tstzrange(essai.t(-400), null), null);
select utilisateur.attribuer(essai.id('gerante ESSAI'), e, tstzrange(essai.t(-400), null), null)
from unnest('{magasinier,direction,rsci,administrateur_client,commercial}'::text[]) as e;
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB')
on conflict do nothing;
create temporary table monde (entite text, nom text, id uuid);

-- Receptions and their lots.
create function pg_temp.mener(p_nom text, p_actes text[] default '{}') returns void
language plpgsql as $$
begin
  perform essai.traiter_reception(p_nom, a, 'essai') from unnest(p_actes) as a;
  insert into monde values ('reception', p_nom, (essai.recue(p_nom)).id),
    ('lot', 'de ' || p_nom, (essai.recue(p_nom)).lot_id);
end
$$;
create function pg_temp.lot(p_nom text) returns uuid
language sql as $$ select (essai.recue(p_nom)).lot_id $$;
select essai.acheter(n) from unnest(
  '{attente,rejetée,annulée,validée,quarantaine,sortie,devalidée,analysée,dérogée}'::text[])
  as n;
select from essai.acheter('brouillon', '{"brouillon": true}');
select from essai.acheter('étroite', '{"qualite_declaree": {}}');
select from essai.recevoir('a_elle', '{}', jsonb_build_object('origine', 'achat', 'groupement_id',
  null, 'fournisseur_id', essai.id('fournisseur')), 'direction');
select pg_temp.mener(n)
from unnest('{brouillon,attente,analysée,étroite,dérogée,a_elle}'::text[])
  as n;
select pg_temp.mener('rejetée', '{rejeter}'), pg_temp.mener('annulée', '{valider,annuler}'),
  pg_temp.mener('devalidée', '{valider,devalider}');
select pg_temp.mener(n, '{valider}') from unnest('{validée,quarantaine,sortie}'::text[]) as n;
select from lot.mettre_en_quarantaine(pg_temp.lot('quarantaine'), 'essai', null,
  essai.id('rsci ESSAI'), essai.t(2));
select from essai.echantillonner(pg_temp.lot('sortie'));
select from essai.analyser(essai.echantillonner(pg_temp.lot('analysée'), 0), 'non_conforme');
insert into emplacement.emplacement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('étroit'), 'ETROIT', 'Étroit');
insert into emplacement.qualite_admise (organisation_id, emplacement_id, categorie)
values (core.organisation_id(), essai.id('étroit'), 'hors_statut');
update lot.lot set emplacement_id = essai.id('étroit') where id = pg_temp.lot('étroite');

-- Lots from steps and from the opening stock.
create function pg_temp.porter(p_nom text, p_actes text[] default '{}') returns void
language plpgsql as $$
begin
  perform essai.agir(p_nom, a) from unnest(p_actes) as a;
  insert into monde values ('lot', p_nom, essai.id('lot ' || p_nom));
end
$$;
select essai.lot_d_etape(n) from unnest('{e1,e2,e3,e4,e5,e6,e7,e8}'::text[]) as n;
select from essai.lot_repris('r1');
select pg_temp.porter('e1'), pg_temp.porter('e2', '{valider}'), pg_temp.porter('e3', '{valider}'),
  pg_temp.porter('e4', '{valider,mettre_en_quarantaine}'), pg_temp.porter('e5', '{rejeter}'),
  pg_temp.porter('e6', '{valider}'), pg_temp.porter('e7', '{valider}'), pg_temp.porter('e8'),
  pg_temp.porter('r1');
select essai.sortir('e3', 400), essai.sortir('e6', 1000), essai.sortir('e7', 1000);
select essai.agir('e7', 'archiver');
select from essai.analyser(essai.echantillonner(essai.id('lot e8'), 0), 'non_conforme');

-- steps
select essai.lot(n, 1000, 'validé') from unnest('{a,b,c,d,g,v,w,x,y,z}'::text[]) as n;
select essai.etape('prête', '{"a": 100}', jsonb_build_array(essai.sortie(100))),
  essai.etape('bloquée', '{"b": 100}', jsonb_build_array(essai.sortie(100))),
  essai.etape('vide', '{}', '[]'),
  essai.etape('faite', '{"c": 100}', jsonb_build_array(essai.sortie(100))),
  essai.etape('prise', '{"d": 100}', jsonb_build_array(essai.sortie(100))),
  essai.etape('retenue', '{"g": 100}', jsonb_build_array(essai.sortie(100)));
select essai.proceder(n) from unnest('{faite,prise,retenue}'::text[]) as n;
select essai.agir('b', 'mettre_en_quarantaine');
select lot.entrer_en_stock(essai.issu(n), essai.id('rsci ESSAI'), essai.t(4))
from unnest('{prise,retenue}'::text[]) as n;
select essai.echantillonner(essai.issu('prise'), 5);
select lot.mettre_en_quarantaine(essai.issu('retenue'), 'x', null, essai.id('rsci ESSAI'),
  essai.t(5));
insert into monde select 'etape', e.note, e.id from etape.etape e where e.note is not null;

-- money
select essai.regler('paiements.seuil_validation', '9999');
select from essai.recevoir('due', '{c1}', essai.au_prix());
select pg_temp.mener('due', '{valider}');
select essai.payer();
insert into monde values ('paiement', 'promis', current_setting('essai.paiement')::uuid);
select from essai.collecter('c2');
select from essai.recevoir('encore', '{c2}', essai.au_prix());
select pg_temp.mener('encore', '{valider}');
select essai.payer(), essai.traiter_paiement('valider', 'comptable');
insert into monde values ('paiement', 'payé', current_setting('essai.paiement')::uuid);

-- Sales and expeditions. From now on suppliers need a certificate, with one derogation.
insert into module.activation values (core.organisation_id(), 'certification', '{(,)}')
on conflict (organisation_id, module) do update set actif_pendant = excluded.actif_pendant;
select from essai.certifier('PROPRE', '2026-01-01', '2026-12-31',
  '{"portee": [{"activite": "vente"}]}', null);
select reception.deroger((essai.recue('dérogée')).id, 'certificat_non_valide', 'essai',
  essai.id('gerante ESSAI'), essai.t(2));
select essai.vendre('BROUILLON', jsonb_build_object('date_operation', essai.t(1)), 'brouillon'),
  essai.vendre('V'), essai.vendre('W'), essai.vendre('ANNULEE');
select vente.annuler(essai.vente('ANNULEE'), 'x', essai.id('admin ESSAI'), essai.t(2));
select essai.charger('à partir', 'V', '{"v": 100}'), essai.charger('arrêtée', 'V', '{"w": 100}'),
  essai.charger('partie', 'V', '{"x": 100}'), essai.charger('revenue', 'W', '{"y": 1000}'),
  essai.charger('renoncée', 'V', '{"v": 1}');
update expedition.expedition set date_operation = essai.t(3);
select essai.agir('w', 'mettre_en_quarantaine');
select essai.expedier('partie'), essai.expedier('revenue'), essai.expedier('renoncée', 'annuler');
select from expedition.retourner(essai.expedition('revenue'), jsonb_build_object(
  'emplacement_id', essai.place(), 'raison', 'x'), essai.id('admin ESSAI'), essai.t(4));
insert into monde select 'expedition', x.note, x.id from expedition.expedition x
union all select 'vente', v.code, v.id from vente.vente v;

create function pg_temp.dire(p_entites text[], p_comptes text[], p_noms text[] default null)
returns table (entite text, nom text, compte text, acte text, operation text, id uuid,
  possible boolean, raison text) language sql as $$
  select m.entite, m.nom, c.compte, a.acte, a.operation, m.id, a.possible, a.raison
  from monde m
    cross join unnest(p_comptes) as c (compte)
    cross join lateral jsonb_to_recordset(v1.actes_lire(essai.appelant('ESSAI', c.compte),
        jsonb_build_object('entite', m.entite, 'id', m.id))::jsonb -> 'actes')
      as a (acte text, operation text, possible boolean, raison text)
  where m.entite = any (p_entites) and (p_noms is null or m.nom = any (p_noms))
$$;
create temporary table dit as
select d.* from pg_temp.dire('{lot,reception,etape,vente,expedition,paiement}', '{gerante}') as d
union all
select d.* from pg_temp.dire('{lot,reception,etape}', '{magasinier,rsci,direction,admin}',
  '{attente,validée,de attente,de validée,de quarantaine,e1,e4,prête,faite}') as d
union all
select d.* from pg_temp.dire('{vente,expedition}', '{commercial,admin,direction}',
  '{BROUILLON,V,à partir,partie}') as d
union all
select d.* from pg_temp.dire('{paiement}', '{direction,admin,commercial}') as d;

-- Performs an act by its own route, and reverses it.
create function pg_temp.repondu(p_compte text, p_operation text, p_id uuid) returns text
language plpgsql as $$
declare
  v_requete jsonb := jsonb_build_object('id', p_id, 'raison', 'essai')
    || case p_operation
         when 'lots_valider' then '{"note": "essai"}'::jsonb
         when 'receptions_valider' then '{"note": "essai"}'
         when 'lots_deplacer' then jsonb_build_object('emplacement_id', essai.place())
         when 'lots_qualites' then '{"referentiel_code": "AB", "etat_code": "C1"}'
         when 'receptions_deroger' then '{"regle": "membre_non_actif"}'
         when 'expeditions_creer' then jsonb_build_object('vente_id', p_id, 'lignes',
           jsonb_build_array(jsonb_build_object('lot_id', essai.id('lot z'), 'quantite_g', 1)))
         when 'receptions_corriger' then (
           select case r.origine when 'achat' then '{"lot_fournisseur": "essai"}'::jsonb
                    else '{"raison_ecart": "essai"}' end
           from reception.reception r where r.id = p_id)
         when 'ventes_corriger' then '{"tolerance_cp": 1}'
         when 'expeditions_corriger' then '{"numero_coi": "COI.1"}'
         when 'expeditions_retours' then jsonb_build_object('emplacement_id', essai.place())
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
  select a.entite, a.acte, unnest(a.de) from acte.acte a
  where a.porte is not null and a.permission is not null
    and a.entite in ('lot', 'reception', 'etape', 'vente', 'expedition', 'paiement')
    and not exists (select from dit d
      where (d.entite, d.acte) = (a.entite, a.acte) and d.possible)
$$, 'each act was possible on some record');
select set_eq('select distinct raison from dit where raison is not null', array[
  'analyse_non_conforme', 'certificat_non_valide', 'droit_manquant', 'etape_bloquee',
  'etape_incomplete', 'lot_en_quarantaine', 'lot_issu_d_une_etape', 'lot_non_vide', 'lot_repris',
  'matiere_deja_utilisee', 'qualite_non_admise', 'retour_vide', 'separation_des_taches',
  'transition_refusee', 'vente_expediee'], 'and was refused for each of these reasons');

delete from dit;
update module.activation set actif_pendant = '{}' where module in ('procedes', 'ventes');
insert into dit
select d.* from pg_temp.dire('{etape,vente}', '{gerante,magasinier}', '{prête,BROUILLON}') as d;
select is((select array_agg(distinct raison order by raison) from dit
    where not exists (table autrement)),
  '{droit_manquant,module_inactif}', 'a module that is not active is told as it is answered');
select is(essai.issue_de(format('select v1.actes_lire(essai.appelant(%L, %L), %L)', 'ESSAI',
    'agent', jsonb_build_object('entite', 'lot', 'id', essai.id('lot e1')))),
  '403 droit_manquant', 'who does not read lots is not told of their acts');

select * from finish();
rollback;
