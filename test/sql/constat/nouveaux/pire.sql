-- Spec: file-de-controle#meme-fait: a fact that a decision accepted is opened again only if it is
-- worse, another fact always; a fact that a decision settled is opened again.
begin;
set local role metier;
select plan(1);
select essai.preparer();
select from essai.collecter('x');

-- A motif, its decision, the accepted details, the details found later, and the expected result.
create temp table cas (motif text, decision text, avant jsonb, apres jsonb, est_nouveau boolean);
insert into cas values
  ('hors_ligne_depasse', 'confirmation', '{"retard_s": 60}', '{"retard_s": 60}', false),
  ('hors_ligne_depasse', 'confirmation', '{"retard_s": 60}', '{"retard_s": 59}', false),
  ('hors_ligne_depasse', 'confirmation', '{"retard_s": 60}', '{"retard_s": 61}', true),
  ('hors_ligne_depasse', 'ecart_motive', '{"retard_s": 60}', '{"retard_s": 1}', true),
  ('droit_manquant', 'confirmation', '{"permission": "a", "compte_actif": true}',
   '{"permission": "a", "compte_actif": true}', false),
  ('droit_manquant', 'confirmation', '{"permission": "a", "compte_actif": false}',
   '{"permission": "a", "compte_actif": true}', false),
  ('droit_manquant', 'confirmation', '{"permission": "a", "compte_actif": true}',
   '{"permission": "a", "compte_actif": false}', true),
  ('droit_manquant', 'confirmation', '{"permission": "a"}', '{"permission": "b"}', true),
  ('chevauchement_parcelle', 'confirmation', '{"autre_id": "p", "parcelles": [{"commune_m2": 9}]}',
   '{"autre_id": "p", "surface_m2": 7, "parcelles": [{"commune_m2": 8}]}', false),
  ('chevauchement_parcelle', 'confirmation', '{"autre_id": "p", "parcelles": [{"commune_m2": 9}]}',
   '{"autre_id": "p", "parcelles": [{"commune_m2": 10}]}', true),
  ('chevauchement_parcelle', 'confirmation', '{"autre_id": "p", "parcelles": [{"commune_m2": 9}]}',
   '{"autre_id": "q", "parcelles": [{"commune_m2": 9}]}', true),
  ('ecart_calcul', 'confirmation_serveur', '{"serveur": {"net_g": 9}, "ecart_g": 3}',
   '{"serveur": {"net_g": 7}, "ecart_g": 2}', false),
  ('ecart_calcul', 'confirmation_serveur', '{"serveur": {"net_g": 9}, "ecart_g": 3}',
   '{"serveur": {"net_g": 9}, "ecart_g": 4}', true),
  ('ecart_calcul', 'confirmation_serveur', '{"referentiel": "AB", "serveur": "C1"}',
   '{"referentiel": "AB", "serveur": "CV"}', true),
  ('capacite_depassee', 'non_conformite', '{"titulaire_id": "k", "depassement_g": 5}',
   '{"titulaire_id": "k", "plafond_g": 1, "depassement_g": 5}', false),
  ('capacite_depassee', 'non_conformite', '{"titulaire_id": "k", "depassement_g": 5}',
   '{"titulaire_id": "k", "depassement_g": 6}', true),
  ('capacite_depassee', 'regularisation', '{"titulaire_id": "k", "depassement_g": 5}',
   '{"titulaire_id": "a", "depassement_g": 1}', true),
  ('capacite_depassee', 'declassement', '{"titulaire_id": "k", "depassement_g": 5}',
   '{"titulaire_id": "k", "depassement_g": 1}', true),
  ('capacite_depassee', 'declassement', '{"titulaire_id": "k", "depassement_g": 5}',
   '{"titulaire_id": "k", "depassement_g": 0}', false),
  ('capacite_depassee', 'declassement', '{"titulaire_id": "k", "depassement_g": 5}',
   '{"titulaire_id": "a", "depassement_g": 0}', true),
  ('doublon_identite', 'confirmation', '{"producteurs": ["a", "b"]}', '{"producteurs": ["b"]}',
   false),
  ('doublon_identite', 'confirmation', '{"producteurs": ["a"]}', '{"producteurs": ["a", "b"]}',
   true),
  ('modification_concurrente', 'valeur_retenue', '{"champs": {"sexe": {"propose": "F"}}}',
   '{"champs": {"sexe": {"propose": "F"}}}', false),
  ('modification_concurrente', 'valeur_retenue', '{"champs": {"sexe": {"propose": "F"}}}',
   '{"champs": {"sexe": {"propose": "M"}}}', true),
  ('dependance_en_controle', 'confirmation', '{"champ": "c", "id": "a", "controles": ["k"]}',
   '{"champ": "c", "id": "a", "controles": ["k", "l"]}', false),
  ('reference_inactive', 'confirmation', '{"champ": "c", "id": "a"}', '{"champ": "c", "id": "b"}',
   true),
  ('reference_inconnue', 'confirmation', '{"champ": "c", "id": "a"}', '{"champ": "c", "id": "a"}',
   true),
  ('reference_inactive', 'correction', '{"champ": "c", "id": "a"}', '{"champ": "c", "id": "a"}',
   true);

create function pg_temp.est_nouveau(p_cas cas) returns boolean language plpgsql as $$
begin
  perform constat.ouvrir(essai.id('commande x'), 'collecte', essai.id('x'),
    array[(p_cas.motif, null, null, p_cas.avant)::commande.constat], essai.t());
  update controle.controle
  set statut = 'leve', leve_le = essai.t(), leve_par = essai.id('rsci ESSAI'),
      decision = p_cas.decision, raison = 'vu';
  raise sqlstate 'TS000' using message = (
    select count(*) > 0 from constat.nouveaux(array[essai.id('commande x')],
      array[(p_cas.motif, null, null, p_cas.apres)::commande.constat]));
exception when sqlstate 'TS000' then
  return sqlerrm::boolean;
end
$$;
select is_empty('select c.* from cas c where pg_temp.est_nouveau(c) <> c.est_nouveau',
  'each is asked again, or not');

select * from finish();
rollback;
