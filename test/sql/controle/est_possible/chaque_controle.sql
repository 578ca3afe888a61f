-- Spec: file-de-controle#decisions, file-de-controle#sans-effet: for each control of a command of
-- any type, a decision is offered; each offered decision succeeds, and all others are refused. A
-- correction with the same payload, or with a date as wrong as before, is refused; a finding lifted
-- by a decision is not found again at the next judgement.
begin;
set local role metier;
select plan(11);
select essai.preparer_operations();

select from essai.collecter('collecte',
  jsonb_build_object('producteur_id', essai.producteur('Afi'), 'parcelle_id',
    essai.id('parcelle Afi')));
select essai.mesurer_kossi();
select from essai.faire('producteur.enregistrer', 'premier',
  '{"piece_identite": {"type": "cni", "numero": "B 12", "pays": "BJ"}}');
select from essai.faire('parcelle.enregistrer', 'voisine');
select from essai.faire('producteur.modifier', 'collègue',
  '{"champs": {"localite": "Savalou", "sexe": "M"}}', '{}', 'collègue');
create function pg_temp.payload(p_type text) returns jsonb language sql as $$
  select case p_type when 'collecte.enregistrer' then essai.payload_collecte('x')
    else essai.payload(p_type, 'x') end
$$;
create function pg_temp.envoyer(p_type text, p_champs jsonb default '{}',
  p_entete jsonb default '{}') returns jsonb language sql as $$
  select case p_type when 'collecte.enregistrer' then essai.collecter('x', p_champs, p_entete)
    else essai.faire(p_type, 'x', p_champs, p_entete) end
$$;

-- Sets another record's id in a field of the payload, in a list or not.
create function pg_temp.nommer(p_type text, p_champ text, p_id uuid) returns jsonb
language sql as $$
  select case p_champ
    when 'cultures[].produit_id' then jsonb_build_object('cultures',
      jsonb_build_array(jsonb_build_object('produit_id', p_id, 'part_cp', 10000)))
    when 'collectes[]' then jsonb_build_object('collectes', jsonb_build_array(p_id))
    else jsonb_build_object(p_champ, p_id) end
$$;
create function pg_temp.nomme(p_type text, p_champ text) returns uuid language sql as $$
  select (saisie.ids_nommes(pg_temp.payload(p_type), p_champ))[1]
$$;

create function pg_temp.provoquer(p_type text, p_cas text, p_champ text) returns void
language plpgsql as $$
begin
  case p_cas
    when 'droit' then
      update utilisateur.ensemble_permission set incluse_pendant = '{}'
      where permission = (select t.permission from commande.type_commande t where t.type = p_type);
      perform pg_temp.envoyer(p_type);
    when 'droit, avant' then
      update utilisateur.ensemble_permission
      set incluse_pendant = tstzmultirange(tstzrange(null, essai.t(0, '06:00')))
      where permission = (select t.permission from commande.type_commande t where t.type = p_type);
      perform pg_temp.envoyer(p_type);
    when 'module' then
      update module.activation set actif_pendant = '{}';
      perform pg_temp.envoyer(p_type);
    when 'module et droit' then
      update utilisateur.ensemble_permission set incluse_pendant = '{}'
      where permission = (select t.permission from commande.type_commande t where t.type = p_type);
      update module.activation set actif_pendant = '{}';
      perform pg_temp.envoyer(p_type);
    when 'horloge' then perform pg_temp.envoyer(p_type, '{}',
      '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
    when 'révoqué' then
      update appareil.appareil set statut = 'revoque', revoque_le = essai.t(0, '06:00')
      where code_court = essai.code();
      perform pg_temp.envoyer(p_type);
    when 'hors ligne' then
      update appareil.appareil set derniere_synchro = essai.t(-8) where code_court = essai.code();
      perform pg_temp.envoyer(p_type);
    when 'version' then perform pg_temp.envoyer(p_type, '{}', '{"version_schema": 0}');
    when 'illisible' then perform pg_temp.envoyer(p_type, '{}', '{"version_schema": 99}');
    when 'empreinte' then perform essai.envoyer('x', pg_temp.payload(p_type),
      jsonb_build_object('type', p_type, 'version_schema', 1), '{"empreinte_calculee": "ab"}');
    when 'pièce' then
      perform pg_temp.envoyer(p_type);
      insert into commande.piece_jointe (organisation_id, commande_id, rang, fichier_id, sha256,
        role, attendue_depuis)
      values (core.organisation_id(), essai.id('commande x'), 1, essai.id('fichier'),
        repeat('a', 64), 'photo', essai.t());
      perform commande.relever_pieces_manquantes(essai.t(15));
      if p_champ is not null then
        perform essai.demande('piece_manquante', p_champ);
      end if;
    when 'inconnue' then perform pg_temp.envoyer(p_type,
      pg_temp.nommer(p_type, p_champ, essai.id('personne')));
    when 'en contrôle' then
      perform essai.controler((select r.entite from commande.reference_type r where r.type = p_type
          and r.champ = p_champ), pg_temp.nomme(p_type, p_champ));
      perform pg_temp.envoyer(p_type);
    when 'inactive' then
      update producteur.producteur set actif_pendant = '{}'
      where id = pg_temp.nomme(p_type, p_champ);
      update parcelle.parcelle set actif_pendant = '{}' where id = pg_temp.nomme(p_type, p_champ);
      update produit.produit set actif_pendant = '{}' where id = pg_temp.nomme(p_type, p_champ);
      update emplacement.emplacement set actif_pendant = '{}'
      where id = pg_temp.nomme(p_type, p_champ);
      update intrant.intrant set actif_pendant = '{}' where id = pg_temp.nomme(p_type, p_champ);
      perform pg_temp.envoyer(p_type);
    when 'propre' then perform pg_temp.propre(p_type, p_champ);
  end case;
end
$$;
create function pg_temp.propre(p_type text, p_cas text) returns void language plpgsql as $$
begin
  case p_cas
    when 'doublon' then perform pg_temp.envoyer(p_type, case p_type when 'producteur.enregistrer'
      then '{"piece_identite": {"type": "cni", "numero": "b12", "pays": "BJ"}}'
      else '{"champs": {"piece_identite": {"type": "cni", "numero": "b12", "pays": "BJ"}}}'::jsonb
        end);
    when 'concurrente' then perform pg_temp.envoyer(p_type,
      '{"champs": {"localite": "Dassa", "sexe": "F"}}');
    when 'forme' then perform pg_temp.envoyer(p_type, jsonb_build_object('releve',
      essai.releve('x',
        '{"type": "Polygon", "coordinates": [[[2,6],[2.001,6.001],[2.001,6],[2,6.001],[2,6]]]}',
        1)));
    when 'chevauchement' then perform pg_temp.envoyer(p_type,
      jsonb_build_object('releve', essai.releve('x', essai.ailleurs('voisine'))));
    when 'surface' then perform pg_temp.envoyer(p_type,
      jsonb_build_object('releve', essai.releve('x', essai.ailleurs('x'), 1)));
    when 'parcelle inconnue, forme' then perform pg_temp.envoyer(p_type,
      jsonb_build_object('parcelle_id', essai.id('personne'),
      'releve',
      essai.releve('x',
        '{"type": "Polygon", "coordinates": [[[2,6],[2.001,6.001],[2.001,6],[2,6.001],[2,6]]]}',
        1)));
    when 'masses' then perform pg_temp.envoyer(p_type,
      '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
    when 'masses, livrée' then
      perform pg_temp.propre(p_type, 'masses');
      perform essai.faire('livraison.etablir_bon', 'bon',
        jsonb_build_object('collectes', jsonb_build_array(essai.id('x'))));
    when 'masses, devalidée' then
      perform pg_temp.propre(p_type, 'masses');
      perform collecte.devalider(essai.id('x'), essai.t(1));
    when 'capacité' then perform pg_temp.envoyer(p_type, essai.kg(1000001));
    when 'capacité suffisante' then
      perform pg_temp.propre(p_type, 'capacité');
      update capacite.solde set plafond_g = 2000000;
    when 'paramètre' then perform pg_temp.envoyer(p_type,
      jsonb_build_object('produit_id', essai.produit('SANSREGLE')));
    when 'paramètre, arrivé' then
      perform pg_temp.propre(p_type, 'paramètre');
      perform essai.demande('parametre_introuvable', 'recalcul');
    when 'contrat arrivé' then
      perform pg_temp.envoyer(p_type, jsonb_build_object('contrat_id', essai.id('contrat')));
      perform essai.demande('reference_inconnue', 'confirmation');
    when 'parcelle d''une autre' then perform pg_temp.envoyer(p_type,
      jsonb_build_object('parcelle_id', essai.id('parcelle Afi')));
    when 'état inconnu' then perform pg_temp.envoyer(p_type, '{"qualite_declaree": {"AB": "ZZ"}}');
    when 'ordinaire' then perform pg_temp.envoyer(p_type);
    when 'collecte annulée' then
      perform pg_temp.envoyer(p_type);
      perform commande.annuler(essai.id('commande collecte'), 'erreur', essai.id('rsci ESSAI'),
        essai.t(1));
    when 'document' then perform pg_temp.envoyer(p_type,
      '{"reference_provisoire": "BR-ESSAI-20260601-0099"}');
    when 'déjà livrée' then
      perform essai.faire('livraison.etablir_bon', 'bon');
      perform pg_temp.envoyer(p_type);
    when 'non autorisé' then perform pg_temp.envoyer(p_type,
      jsonb_build_object('intrant_id', essai.id('urée ESSAI')));
    when 'conflit' then
      insert into inspection.interet (organisation_id, utilisateur_id, producteur_id, nature,
        periode)
      values (core.organisation_id(), essai.id('agent ESSAI'), essai.id('Kossi'), 'parent', '(,)');
      perform pg_temp.envoyer(p_type);
    when 'formulaire' then perform pg_temp.envoyer(p_type,
      '{"formulaire_code": "rien", "formulaire_version": 9}');
  end case;
end
$$;

create function pg_temp.demande(p_controle controle.controle, p_type text, p_decision text)
returns jsonb language sql as $$
  select case
    when p_decision in ('correction', 'reprise_manuelle')
      and p_controle.motif <> 'erreur_signalee_agent' then jsonb_build_object(
      'type', p_type, 'version_schema', 1, 'payload', pg_temp.payload(p_type))
    when p_decision = 'ecart_motive' then jsonb_build_object('date_operation', case
      p_controle.motif when 'hors_ligne_depasse' then essai.t(-2) else essai.t(0, '05:00') end)
    when p_decision = 'valeur_retenue' then jsonb_build_object('champs', (
      select jsonb_object_agg(k, 'propose')
      from jsonb_object_keys(p_controle.details -> 'champs') as k))
    else '{}' end
$$;

-- Returns the request of a decision that changes nothing: the payload and the date of the command.
create function pg_temp.demande_vaine(p_controle controle.controle, p_decision text)
returns jsonb language sql as $$
  select jsonb_build_object('type', c.type, 'version_schema', c.version_schema)
    || case p_decision when 'correction' then jsonb_build_object('payload', c.payload)
       else jsonb_build_object('date_operation', c.date_operation) end
  from saisie.relire(p_controle.commande_id) as c
$$;
create function pg_temp.rejuger(p_type text) returns void language plpgsql as $$
begin
  if p_type = 'collecte.enregistrer' then
    perform collecte.rejuger(c.id, essai.t(3)) from collecte.collecte c where c.id = essai.id('x');
  else
    perform commande.rejuger(saisie.relire(essai.id('commande x')), essai.id('rsci ESSAI'),
      essai.t(3));
  end if;
end
$$;

-- Takes a decision and rolls it back: returns the outcome, the number of open controls without any
-- offered decision, and the number of controls of the same motif after a new judgement.
create function pg_temp.prendre(p_controle controle.controle, p_type text, p_decision text,
  p_demande jsonb) returns jsonb language plpgsql as $$
declare
  v_compte text := case when p_decision in ('valeur_retenue', 'fusion') then 'admin ESSAI'
    else 'rsci ESSAI' end;
  v_issue text;
  v_muets bigint;
begin
  v_issue := controle.lever((core.organisation_id(), essai.id(v_compte), true)::utilisateur.session,
    p_controle.id, jsonb_build_object('decision', p_decision, 'raison', 'vu') || p_demande,
    essai.t(2)) ->> 'statut';
  v_muets := (
    select count(*) from controle.controle k
    where k.commande_id = p_controle.commande_id and k.statut = 'ouvert'
      and json_array_length(controle.presenter(k) -> 'decisions') = 0);
  perform pg_temp.rejuger(p_type);
  raise sqlstate 'TS000' using message = jsonb_build_object('issue', v_issue, 'muets', v_muets,
    'revenus', (select count(*) from controle.controle k
                where k.commande_id = p_controle.commande_id and k.statut = 'ouvert'
                  and k.motif = p_controle.motif and k.ouvert_le >= essai.t(2)))::text;
exception
  when sqlstate 'TS000' then return sqlerrm::jsonb;
  when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
    return jsonb_build_object('issue', substr(sqlstate, 3) || ' ' || sqlerrm);
end
$$;
create function pg_temp.essayer(p_type text, p_cas text, p_champ text) returns jsonb
language plpgsql as $$
begin
  perform set_config('sillon.utilisateur_id', essai.id('rsci ESSAI')::text, true);
  perform pg_temp.provoquer(p_type, p_cas, p_champ);
  raise sqlstate 'TS001' using message = (
    select coalesce(
      jsonb_agg(jsonb_build_object('motif', k.motif, 'entite', k.entite, 'decision', d.decision,
          'offerte', d.decision in (
               select o ->> 'decision'
               from json_array_elements(controle.presenter(k) -> 'decisions') as o))
             || jsonb_build_object('repete', d.solution is not null
                  and pg_temp.demande(k, p_type, d.decision) -> 'payload' =
                    pg_temp.demande_vaine(k, d.decision) -> 'payload')
             || case when d.solution is not null then jsonb_build_object('vaine', pg_temp.prendre(
                  k, p_type, d.decision, pg_temp.demande_vaine(k, d.decision)) ->> 'issue')
                else '{}' end
             || pg_temp.prendre(
                  k, p_type, d.decision, pg_temp.demande(k, p_type, d.decision))), '[]')
    from controle.controle k join controle.motif_decision d on d.motif = k.motif
    where k.commande_id = essai.id('commande x') and k.statut = 'ouvert')::text;
exception when sqlstate 'TS001' then
  return sqlerrm::jsonb;
end
$$;

create temp table cas as
select t.type, c.cas, null as champ from commande.type_commande t
  cross join unnest(
    '{droit,"droit, avant",module,module et droit,horloge,révoqué,hors ligne,version,illisible,'
    'empreinte,pièce}'::text[]) as c (cas)
union all
select t.type, 'pièce', 'piece_fournie' from commande.type_commande t
union all
select r.type, c.cas, r.champ from commande.reference_type r
  cross join unnest('{inconnue,inactive,en contrôle}'::text[]) as c (cas)
where c.cas = 'inconnue' or pg_temp.nomme(r.type, r.champ) is not null
union all
select p.type, 'propre', u.cas
from (values
  ('producteur.enregistrer', '{doublon}'::text[]),
  ('producteur.modifier', '{doublon,concurrente}'),
  ('parcelle.enregistrer', '{forme,chevauchement,surface}'),
  ('parcelle.relever', '{forme,chevauchement,surface,"parcelle inconnue, forme"}'),
  ('collecte.enregistrer',
    '{masses,"masses, livrée","masses, devalidée",capacité,capacité suffisante,paramètre,'
    '"paramètre, arrivé",contrat arrivé,parcelle d''une autre,état inconnu}'),
  ('collecte.signaler_erreur', '{ordinaire,collecte annulée}'), ('recu.reimprimer', '{document}'),
  ('livraison.etablir_bon', '{déjà livrée}'),
  ('intrant.remettre', '{non autorisé}'), ('inspection.enregistrer', '{conflit,formulaire}')) as p (
    type, tous)
  cross join unnest(p.tous) as u (cas);
create temp table essais as
select c.type, c.cas, c.champ, d.*
from cas c
  cross join lateral jsonb_to_recordset(pg_temp.essayer(c.type, c.cas, c.champ))
    as d (motif text, entite text, decision text, offerte boolean, issue text, muets integer,
      revenus integer, repete boolean, vaine text);

select cmp_ok((select count(*) from essais where offerte), '>', 500::bigint,
  'hundreds of decisions were offered and taken');
select is_empty($$ select d.motif, d.decision from controle.motif_decision d except
    select e.motif, e.decision from essais e where e.offerte $$, 'every decision of every motif');
select is((select count(distinct e.type) from essais e), 12::bigint, 'of every type');
select is_empty($$ select c.* from cas c
    where not exists (select from essais e where (e.type, e.cas) = (c.type, c.cas)
      and e.champ is not distinct from c.champ)
  and c.cas <> 'inactive' $$, 'each case came under control');
select is_empty($$ select e.type, e.cas, e.champ, e.motif from essais e group by 1, 2, 3,
    4 having not bool_or(e.offerte) $$, 'some decision is offered');
select is_empty($$ select e.* from essais e where e.offerte and not e.repete
    and e.issue <> 'leve' $$, 'what is offered works');
select is_empty($$ select e.* from essais e where e.vaine <> '409 correction_sans_effet'
    and e.champ is distinct from 'contrat arrivé' $$,
  'what changes nothing is refused, unless the record has arrived meanwhile');
select cmp_ok((select count(*) from essais e where e.vaine is not null), '>', 90::bigint,
  'of each motif and type');
select is_empty($$ select e.* from essais e where e.revenus > 0 $$,
  'what was lifted is not found again');
select is_empty($$ select e.* from essais e where not e.offerte and e.issue !~ '^4\d\d ' $$,
  'what is not offered is refused');
select is_empty($$ select e.* from essais e where e.muets > 0 $$,
  'what a decision opens offers some too');

select * from finish();
rollback;
