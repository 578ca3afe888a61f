-- Spec: service#donnees-en-place: a control is listed that an older version did not lift when the
-- record arrived that made it moot; a person's act lifts it. Other controls are not listed, for
-- example about differences between a phone's figures and the service's.
begin;
set local role metier;
select plan(5);
select essai.preparer_ordre();

select from (values ('après', '07:00'), ('avant', '05:30')) as c (nom, heure)
  cross join lateral essai.faire('recolte.estimer', c.nom, essai.sur_une_parcelle('champ'),
    essai.capture(essai.t(0, c.heure)));
select from essai.collecter('pesée',
  essai.d_un_membre('Koffi') || essai.sur_une_parcelle('champ') || jsonb_build_object(
    'qualite_declaree', '{"AB": "AB"}'::jsonb,
    'calcul_telephone', '{"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}'::jsonb),
  essai.capture(essai.t(0, '05:30')));
select from essai.faire('parcelle.relever', 'mesure', jsonb_build_object('releve',
  essai.releve('mesure', essai.rectangle(2.1, 6.4, 0.001, 0.000817378625), 10101)));
select is((select array_agg(k.entite || ' ' || coalesce(k.details ->> 'referentiel', 'mesure')
      order by k.entite, k.details ->> 'referentiel')
    from controle.controle k where k.motif = 'ecart_calcul'),
  '{collecte AB,collecte mesure,parcelle mesure}', 'a quality, masses and a surface differ');
create function pg_temp.listes() returns text language sql as $$
  select string_agg(
    format('%s %s', k.commande_id = essai.id('commande après'), e.apres ->> 'decision'), ', ')
  from rejugement.controles_juges_autrement(array(select k.id from controle.controle k)) as e
    join controle.controle k on k.id = e.id
$$;
select is(pg_temp.listes(), null, 'what is found today is not listed');
select from parcelle.assoler(essai.id('champ'), essai.t(0, '06:00'),
  essai.ananas() -> 'cultures',
  jsonb_build_object(essai.produit('ANANAS'), essai.produit('ANANAS')), 'vu', null,
  essai.id('rsci ESSAI'), essai.t());
select is(pg_temp.listes(), 't sans_objet', 'the moot one');
select from controle.controle k
  cross join lateral rejugement.appliquer('controle', k.id, 'essai', essai.t(1))
where k.statut = 'ouvert';
select is(pg_temp.listes(), null, 'applied: none is left');
select is((select string_agg(k.decision, ',') from controle.controle k), 'sans_objet',
  'the other one stays open');

select * from finish();
rollback;
