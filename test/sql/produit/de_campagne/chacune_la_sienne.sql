-- Spec: packs-et-campagnes#pack-fige: rules read a product as the campaign froze it, whatever was
-- opened since.
begin;
set local role metier;
select plan(27);
select essai.preparer_receptions();

create function pg_temp.jus(p_nom text, p_campagne text) returns text language sql as $$
  select essai.motifs(essai.collecter(p_nom,
      jsonb_build_object('campagne_id', essai.id(p_campagne), 'produit_id', essai.produit('JUS'))))
$$;
create function pg_temp.prises(p_nom text) returns text language sql as $$
  select string_agg(p.prise, ', ') from (
    select concat_ws(' ', c.code, k.matiere_code, sum(k.quantite_g)) as prise
    from capacite.toute_consommation k join campagne.campagne c on c.id = k.campagne_id
    where k.collecte_id = essai.id(p_nom) group by c.code, k.matiere_code
    having sum(k.quantite_g) <> 0 order by 1) as p
$$;
create function pg_temp.rejuger(p_nom text, p_champs jsonb) returns text language plpgsql as $$
begin
  insert into collecte.correction (organisation_id, collecte_id, version, payload, controle_id,
    auteur_id, le)
  select core.organisation_id(), essai.id(p_nom), coalesce(max(k.version), 0) + 1,
         essai.payload_collecte(p_nom, jsonb_build_object('produit_id', essai.produit('JUS'))
           || p_champs), (
           select k.id from controle.controle k limit 1), essai.id('rsci ESSAI'), essai.t(1)
  from collecte.correction k where k.collecte_id = essai.id(p_nom);
  perform collecte.rejuger(essai.id(p_nom), essai.t(1), true);
  return pg_temp.prises(p_nom);
end
$$;
create function pg_temp.connues(p_campagne text) returns text[] language sql as $$
  select contrat.mesures_connues(essai.produit('ANANAS'), essai.id(p_campagne))
$$;
create function pg_temp.brix(p_campagne text) returns text language sql as $$
  select essai.recevoir('x', '{}',
    jsonb_build_object('campagne_id', essai.id(p_campagne), 'origine', 'achat', 'groupement_id',
      null,
    'fournisseur_id', essai.id('fournisseur'), 'mesures', '{"brix_dixiemes": 120}'::jsonb,
    'brouillon', true))
$$;
create function pg_temp.matiere(p_campagne text, p_demande jsonb) returns text language sql as $$
  select essai.essayer(format('select capacite.matiere_demandee(%L)',
      p_demande || jsonb_build_object('campagne_id', essai.id(p_campagne))))
$$;
insert into produit.produit (organisation_id, id, code, nom_fr, nom_en, unite_code,
  est_matiere_premiere, matiere_premiere_liee_code, coefficient_ppm, actif_pendant)
values (core.organisation_id(), essai.id('goyave'), 'GOYAVE', 'Goyave d''ici', 'Our guava', 'kg',
  false, 'ANANAS', 3000000, '{(,)}');

select is(pg_temp.jus('avant', 'campagne ESSAI'), null, 'before: 100 kg of juice');
select is(pg_temp.prises('avant'), 'C26 ANANAS 200000', 'draw 200 kg of pineapple');
select essai.ouvrir_suivante(essai.produits_changes());

select pg_temp.jus('apres', 'campagne ESSAI');
select is(pg_temp.prises('apres'), 'C26 ANANAS 200000',
  'after another campaign opened on another version: the same');
select pg_temp.jus('autre', 'C27');
select is(pg_temp.prises('autre'), 'C27 GOYAVE 500000', 'and that one draws by its own');
select is(essai.motifs(essai.collecter('g', jsonb_build_object('produit_id', essai.id('goyave')))),
  'parametre_introuvable', 'what only the later pack names');
select is(pg_temp.prises('g'), 'C26 ANANAS 300000',
  'stays the organization''s own for the campaign before');

select is(pg_temp.rejuger('avant', essai.kg(50000)), 'C26 ANANAS 100000',
  'a correction months later reads the frozen one');
select from collecte.rejuger(essai.id('apres'), essai.t(1));
select is(pg_temp.prises('apres'), 'C26 ANANAS 200000', 'judged again alike, nothing moves');
select from collecte.rendre_capacite(essai.id('apres'), 1000, essai.t(1));
select is(pg_temp.prises('apres'), 'C26 ANANAS 198000',
  'what a downgrade gives back is reckoned as it was taken');
select from collecte.rendre_capacite(essai.id('autre'), 1000, essai.t(1));
select is(pg_temp.prises('autre'), 'C27 GOYAVE 495000', 'in the later one too');
select is(pg_temp.rejuger('avant', jsonb_build_object('campagne_id', essai.id('C27'))),
  'C27 GOYAVE 500000', 'corrected to the later campaign');
select is(pg_temp.rejuger('avant', '{}'), 'C26 ANANAS 200000', 'and back to the earlier one');

select is(pg_temp.matiere('campagne ESSAI', jsonb_build_object('produit_id', essai.produit('JUS'))),
  'ANANAS', 'a capacity of the product');
select is(pg_temp.matiere('C27', jsonb_build_object('produit_id', essai.produit('JUS'))), 'GOYAVE',
  'is of the raw material of its campaign');
select is(pg_temp.matiere('campagne ESSAI', '{"matiere_code": "GOYAVE"}'),
  '404 produit_introuvable', 'guava is a raw material');
select is(pg_temp.matiere('C27', '{"matiere_code": "GOYAVE"}'), 'GOYAVE', 'in one of them alone');
select is(pg_temp.connues('campagne ESSAI'), '{humidite_cp,impuretes_cp}',
  'the measurements of the product');
select is(pg_temp.connues('C27'), '{humidite_cp,impuretes_cp,brix_dixiemes}',
  'are those of the campaign');
select is(pg_temp.brix('campagne ESSAI'), '400 mesure_inconnue', 'of a reception');
select is(pg_temp.brix('C27'), 'brouillon', 'too');

create function pg_temp.contracter(p_campagne text) returns text language sql as $$
  select essai.essayer(
    format(
      $f$ select contrat.modifier((select k.id from contrat.contrat k), '{"campagne_id": "%s"}',
          essai.id('admin ESSAI'), essai.t())::jsonb
    #> '{lignes,0,formule,ajustements,0,mesure}' $f$, essai.id(p_campagne)))
$$;
select is(
  essai.essayer(
    format(
      $f$
        select essai.contracter(
          '{"lignes": [{"produit_id": "%s", "quantite_g": 1, "formule": %s}]}') $f$,
  essai.produit('ANANAS'), essai.formule())), '400 mesure_inconnue',
  'a formula is of the measurements of its campaign');
select from essai.contracter(jsonb_build_object('campagne_id', essai.id('C27'), 'lignes',
    jsonb_build_array(
  jsonb_build_object('produit_id', essai.produit('ANANAS'), 'quantite_g', 1, 'formule',
    essai.formule()))));
select is(pg_temp.contracter('campagne ESSAI'), '400 mesure_inconnue',
  'also when it changes campaign alone');
select is(pg_temp.contracter('C27'), '"brix_dixiemes"', 'or stays');

-- A third campaign uses yet another version of the pack. A product that this version lacks is as it
-- was when the campaign opened.
select essai.ouvrir_suivante(
  '{"parametres": {}, "produits": [
      {"code": "SANSREGLE", "nom_fr": "Règle", "nom_en": "Rule", "unite_code": "kg",
        "est_matiere_premiere": false,
        "matiere_premiere_liee": {"code": "TARO", "coefficient_ppm": 9000000}, "attributs": []},
      {"code": "TARO", "nom_fr": "Taro", "nom_en": "Taro", "unite_code": "kg",
        "est_matiere_premiere": true, "matiere_premiere_liee": null, "attributs": []}]}',
  essai.t(0, '09:00'), 'C28');
select is((select d.coefficient_ppm
    from produit.de_campagne(essai.produit('SANSREGLE'), essai.id('C27')) as d), 1000000,
  'not named by its pack, as it stood then');
select is((select d.coefficient_ppm
    from produit.de_campagne(essai.produit('JUS'), essai.id('C28')) as d), 5000000,
  'the last opened by then');
select is((select d.coefficient_ppm
    from produit.de_campagne(essai.produit('SANSREGLE'), null) as d), 9000000,
  'without a campaign, the latest opened');
select is(
  (select v.version from produit.de_campagne(essai.produit('JUS'), essai.id('campagne ESSAI')) as d
    join pack.pack_version v on v.id = d.pack_version_id),
  '1.0.0', 'with the version that it is of');

select * from finish();
rollback;
