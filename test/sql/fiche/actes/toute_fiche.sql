-- Spec: service#actes: contracts, complements, counts, capacities, certificates, findings, recalls,
-- phones and accounts tell their acts as their routes respond, for every state, act and account.
begin;
set local role metier;
select plan(6);
select essai.preparer_capacites();
insert into module.activation (organisation_id, module, actif_pendant)
select core.organisation_id(), m.code, '{(,)}' from module.module m
on conflict (organisation_id, module) do update set actif_pendant = excluded.actif_pendant;
select utilisateur.creer(essai.id('gerante ESSAI'), 'gerante', 'Gérante', essai.t(-400));
select utilisateur.attribuer(essai.id('gerante ESSAI'), e, tstzrange(essai.t(-400), null), null)
from unnest('{magasinier,direction,rsci,administrateur_client,commercial}'::text[]) as e;
create temporary table monde (entite text, nom text, id uuid);
create function pg_temp.tenir(p_entite text, p_nom text, p_id uuid) returns void language sql as $$
  insert into monde values (p_entite, p_nom, p_id)
$$;

-- contracts
create function pg_temp.contrat(p_code text, p_champs jsonb default '{}') returns void
language sql as $$
  select pg_temp.tenir('contrat', p_code, (essai.contracter(
    jsonb_build_object('code', p_code) || p_champs) ->> 'id')::uuid)
$$;
select pg_temp.contrat(c) from unnest('{brouillon,actif,clos}'::text[]) as c;
select pg_temp.contrat('fini', '{"debut": "2026-01-01", "fin": "2026-01-31"}');
select contrat.activer(m.id, essai.id('admin ESSAI'), essai.t()) from monde m
where m.nom in ('actif', 'clos');
select contrat.clore(m.id, 'x', essai.id('admin ESSAI'), essai.t(1)) from monde m
where m.nom = 'clos';

-- complements
insert into complement.complement (organisation_id, id, campagne_id, produit_id, prix_kg, devise,
  libelle, raison, masse_g, montant, statut, auteur_id, cree_le, valide_par, valide_le)
select core.organisation_id(), essai.id('complement ' || s.nom), essai.id('campagne ESSAI'),
       essai.produit('ANANAS'), 15, 'XOF', s.nom, 'Assemblée', 0, 0, s.statut,
       essai.id(s.auteur || ' ESSAI'), essai.t(),
       case when s.statut <> 'en_attente' then essai.id('admin ESSAI') end,
       case when s.statut <> 'en_attente' then essai.t(1) end
from (values ('attend', 'en_attente', 'rsci'), ('a_elle', 'en_attente', 'gerante'),
             ('vaut', 'validée', 'rsci'), ('annulé', 'annulée', 'rsci')) as s (nom, statut, auteur);
insert into monde select 'complement', k.libelle, k.id from complement.complement k;

-- counts; the lots of the last one moved since
select essai.lot(n, 1000, 'validé') from unnest('{a,b}'::text[]) as n;
create function pg_temp.compter(p_nom text, p_auteur text) returns void language sql as $$
  select pg_temp.tenir('inventaire', p_nom, (inventaire.proposer(jsonb_build_object(
    'emplacement_id', essai.place(), 'date_operation', essai.t(2), 'comptages', (
      select jsonb_agg(jsonb_build_object(
        'lot_id', l.id, 'compte_g', 900, 'raison', 'x'))
      from lot.lot l)), essai.id(p_auteur || ' ESSAI'), essai.t(3)) ->> 'id')::uuid)
$$;
select pg_temp.compter('perimé', 'rsci'), essai.sortir('b', 10), pg_temp.compter('compté', 'rsci'),
  pg_temp.compter('compté par elle', 'gerante'), pg_temp.compter('défait', 'rsci');
select inventaire.annuler(m.id, 'x', essai.id('admin ESSAI'), essai.t(4)) from monde m
where m.nom = 'défait';

-- capacities: one replaces the other, of the same producer
select pg_temp.tenir('capacite', 'remplacée', essai.proposer());
select pg_temp.tenir('capacite', 'proposée', essai.proposer('{}', 'adjoint', 1));

-- certificates
select pg_temp.tenir('certificat', c, essai.certifier(c, '2026-01-01', '2026-12-31'))
from unnest('{vaut,suspendu,retiré}'::text[]) as c;
select essai.suspendre('suspendu'), essai.suspendre('retiré', 'retire');

-- findings, by an agent and by her
select essai.faire('non_conformite.constater', n,
  '{"constat_code": "pesticide", "gravite": "critique"}')
from unnest('{trouvée,mesurée,déclassée,close}'::text[]) as n;
select non_conformite.ecrire_type(
  '{"code": "plan", "genre": "plan_action", "libelle": "Plan", "delai_jours": 10}',
  essai.id('rsci ESSAI'), essai.t());
select non_conformite.mesurer(essai.id(n), '{"type_code": "plan", "description": "x"}',
  essai.id('collègue ESSAI'), essai.t(1)) from unnest('{mesurée,close}'::text[]) as n;
select from non_conformite.clore(essai.id('close'), 'x', essai.id('rsci ESSAI'), essai.t(2));
update non_conformite.non_conformite set declassee_le = essai.t(2), declassement_raison = 'x',
  declassee_par = essai.id('rsci ESSAI') where id = essai.id('déclassée');
insert into monde select 'non_conformite', n.statut, n.id from non_conformite.non_conformite n;

-- recalls
select essai.collecter('c1');
select pg_temp.tenir('rappel', r, essai.rappeler()) from unnest('{planifié,exécuté,clos}'::text[])
  as r;
select rappel.executer(m.id, essai.id('rsci ESSAI'), essai.t(5)) from monde m
where m.nom = 'exécuté';
select rappel.clore(m.id, 'x', essai.id('rsci ESSAI'), essai.t(5)) from monde m
where (m.entite, m.nom) = ('rappel', 'clos');

-- phones and accounts
select appareil.enroler(essai.id('agent ESSAI'), appareil.remplacer(
  essai.id('appareil ESSAI'), 'x', essai.id('admin ESSAI'), essai.t())::jsonb
    #>> '{code_enrolement,code}', 'Pixel', essai.t());
insert into monde select 'appareil', a.code_court, a.id from appareil.appareil a;
select utilisateur.creer(essai.id(n || ' ESSAI'), n, n, essai.t(-400))
from unnest('{suspendu,parti}'::text[]) as n;
select utilisateur.suspendre(essai.id('admin ESSAI'), essai.id('suspendu ESSAI'), 'x', essai.t());
select utilisateur.desactiver(essai.id('admin ESSAI'), essai.id('parti ESSAI'), 'x', essai.t());
insert into monde select 'utilisateur', u.identifiant, u.id from utilisateur.utilisateur u;

create temporary table dit as
select m.entite, m.nom, c.compte, a.acte, a.operation, m.id, a.possible, a.raison
from monde m
  cross join lateral unnest(case when m.entite in ('appareil', 'utilisateur')
    then '{gerante,admin}' else '{gerante,admin,direction,adjoint}' end::text[]) as c (compte)
  cross join lateral jsonb_to_recordset(v1.actes_lire(essai.appelant('ESSAI', c.compte),
      jsonb_build_object('entite', m.entite, 'id', m.id))::jsonb -> 'actes')
    as a (acte text, operation text, possible boolean, raison text);

-- Performs an act by its own route, and reverses it.
create function pg_temp.repondu(p_compte text, p_operation text, p_acte text, p_id uuid)
returns text
language plpgsql as $$
begin
  execute format('select v1.%I($1, $2)', p_operation) using essai.appelant('ESSAI', p_compte),
    jsonb_build_object('id', p_id, 'raison', 'essai') || case
      when p_acte = 'modifier' then '{"code": "AUTRE"}'::jsonb
      when p_operation = 'certificats_portee' then '{"portee": [{"activite": "vente"}]}'
      when p_acte = 'suspendre' and p_operation = 'certificats_statut'
        then '{"statut": "suspendu", "depuis": "2026-05-01"}'
      when p_acte = 'retablir' then '{"statut": "valide", "depuis": "2026-05-01"}'
      when p_acte = 'retirer' then '{"statut": "retire", "depuis": "2026-05-01"}'
      when p_operation = 'certificats_corriger' then (
        select case c.statut when 'retire' then '{"statut": "valide"}'::jsonb
                 else '{"valide_au": "2027-01-31"}' end
        from certificat.certificat c where c.id = p_id)
      when p_operation = 'non_conformites_mesurer'
        then '{"type_code": "plan", "description": "x"}'
      when p_operation = 'rappels_clore' then '{"conclusion": "x"}'
      else '{}' end;
  raise sqlstate 'TR999';
exception
  when sqlstate 'TR999' then
    return null;
  when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
    return sqlerrm;
end
$$;
-- The secret of a new password is made outside of the database. Two acts of one route: what the one
-- is refused for, the other may be possible for.
create temporary view autrement as
  select d.entite, d.nom, d.compte, d.acte, d.raison, r.code
  from dit d cross join lateral pg_temp.repondu(d.compte, d.operation, d.acte, d.id) as r (code)
  where d.acte <> 'reinitialiser_mot_de_passe' and r.code is distinct from d.raison
    and (d.operation <> 'non_conformites_mesurer' or r.code is not null or not exists (
      select from dit e where (e.id, e.compte, e.operation) = (d.id, d.compte, d.operation)
        and e.possible));
select is_empty('table autrement', 'what is told is what is answered');
select is_empty($$ select from dit where possible <> (raison is null) $$,
  'an act is possible, or has a reason');
select is_empty($$
  select a.entite, a.acte from acte.acte a
  where a.porte is not null and a.permission is not null
    and a.entite in (select m.entite from monde m)
    and not exists (select from dit d
      where (d.entite, d.acte) = (a.entite, a.acte) and d.possible)
$$, 'each act was possible on some record');
select set_eq('select distinct raison from dit where raison is not null', array[
  'appareil_deja_revoque', 'auto_desactivation_refusee', 'capacite_deja_decidee',
  'certificat_retire', 'contrat_non_actif', 'contrat_non_brouillon', 'contrat_non_clos',
  'contrat_refuse', 'droit_manquant', 'inventaire_perime', 'rappel_clos', 'rappel_non_planifie',
  'separation_des_taches', 'statut_inchange', 'transition_refusee', 'utilisateur_statut_refuse'],
  'and was refused for each of these reasons');
select is(essai.issue_de(format('select v1.actes_lire(essai.appelant(%L, %L), %L)', 'ESSAI',
    'adjoint', jsonb_build_object('entite', e, 'id', gen_random_uuid()))),
  '403 droit_manquant', e || ': not told who may not read them')
from unnest('{appareil,utilisateur}'::text[]) as e;

select * from finish();
rollback;
