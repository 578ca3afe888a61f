-- Spec: file-de-controle#sans-objet: when the record that would have prevented a control arrives
-- late, the service lifts this control, for each motif that a record can prevent.
begin;
set local role metier;
select plan(10);
select essai.preparer_ordre();

create temporary table rendu_caduc (motif text, paire text);
insert into rendu_caduc values
  ('reference_inactive', 'the crop that a collection needs'),
  ('reference_inactive', 'the crop that an estimate needs'),
  ('reference_inactive', 'the group of a contract and a collection'),
  ('doublon_identite', 'the document that a member gives up and another member'),
  ('chevauchement_parcelle', 'the land that a plot leaves and another plot');
create temporary table jamais_caduc (motif text, pourquoi text);
insert into jamais_caduc values
  ('donnees_illisibles', 'its own payload'),
  ('version_client_obsolete', 'its own version'),
  ('empreinte_incoherente', 'its own envelope'),
  ('module_inactif', 'modules, which the office switches'),
  ('apres_revocation', 'its device'),
  ('hors_ligne_depasse', 'its device'),
  ('droit_manquant', 'rights, which the office gives'),
  ('horloge_invraisemblable', 'its clock'),
  ('reference_inconnue', 'a person resolves it once the reference came'),
  ('dependance_en_controle', 'controls: lifted with the last of them'),
  ('parametre_introuvable', 'parameters: a person has it reckoned again'),
  ('piece_manquante', 'its own files, which came in time or not'),
  ('polygone_invalide', 'its own shape'),
  ('intrant_non_autorise', 'states that the office gives'),
  ('erreur_signalee_agent', 'its own report'),
  ('conflit_interets', 'no record takes a collection back'),
  ('capacite_depassee', 'who crosses a ceiling is who arrives after it'),
  ('modification_concurrente', 'the value that is kept may depend on arrival');
select set_eq($$ select m.motif from controle.motif m $$, $$ select motif from jamais_caduc
  union all select m from unnest(constat.motifs_caducs()) as m $$, 'each motif is known');
select set_eq($$ select m from unnest(constat.motifs_caducs()) as m $$,
  $$ select motif from rendu_caduc
  union select 'ecart_calcul' -- reception/etats/ordre_du_groupement.sql
  $$, 'with a pair of commands');

create temporary table leve as
select r.*, p.une, p.autre
from rendu_caduc r join essai.paires() as p on p.nom = r.paire;
create function pg_temp.tard(p_paire text) returns text language plpgsql as $$
declare
  v_leve leve;
  v_reponse text;
  v_dit text;
begin
  select l.* into v_leve from leve l where l.paire = p_paire;
  begin
    perform essai.envoyer_a(v_leve.autre, '07:00');
    v_reponse := (select commande.resultat(r)::text from commande.commande_resultat r
                  where r.commande_id = essai.id('commande ' || (v_leve.autre ->> 'nom')));
    perform essai.envoyer_a(v_leve.une, '06:00');
    select concat_ws(' ', k.statut, k.decision, k.leve_par, (
             select e.details ->> 'avec' = essai.id('commande ' || (v_leve.une ->> 'nom'))::text
             from journal.evenement e
             where e.entite_id = k.id and e.action = 'controle.lever'),
             v_reponse = (select commande.resultat(r)::text from commande.commande_resultat r
                          where r.commande_id = k.commande_id))
    into v_dit from controle.controle k
    where k.commande_id = essai.id('commande ' || (v_leve.autre ->> 'nom'))
      and k.motif = v_leve.motif and k.raison is not null;
    raise exception 'taken back' using errcode = 'ZZ001';
  exception when sqlstate 'ZZ001' then null;
  end;
  return v_dit;
end
$$;
select is(pg_temp.tard(l.paire), 'leve sans_objet t t', l.motif || ': ' || l.paire)
from leve l order by l.motif, l.paire;

select from (values ('décidée', '07:00'), ('avant', '05:30')) as c (nom, heure)
  cross join lateral essai.collecter(c.nom,
    essai.d_un_membre('Koffi') || essai.sur_une_parcelle('champ'),
    essai.capture(essai.t(0, c.heure)));
select essai.lever('rsci ESSAI', 'décidée', 'reference_inactive', 'confirmation');
select essai.envoyer_a(essai.ordre('parcelle.relever', 'r', essai.ananas()), '06:00');
select is((select k.decision from controle.controle k
    where k.commande_id = essai.id('commande décidée') and k.motif = 'reference_inactive'),
  'confirmation', 'a decision of a person stays');
select matches(essai.ouverts('avant'), 'reference_inactive', 'the crops were others by then');
select ok(essai.ouverts('décidée') ~ 'ecart_calcul', 'what rests on another fact stays');

select * from finish();
rollback;
