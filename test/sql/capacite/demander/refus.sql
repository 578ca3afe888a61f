-- Spec: capacites#proposition: a plot without any yield is `rendement_inconnu`.
begin;
set local role metier;
select plan(12);
select essai.preparer_capacites();

create function pg_temp.refus(p_champs jsonb) returns text language sql as $$
  select essai.refus(format('select essai.proposer(%L)', p_champs))
$$;
select is(pg_temp.refus(jsonb_build_object('campagne_id', essai.id('?'))),
  '404 campagne_introuvable', 'campaign');
select is(pg_temp.refus(jsonb_build_object('producteur_id', essai.id('?'))),
  '404 producteur_inconnu', 'producer');
select is(pg_temp.refus(jsonb_build_object('producteur_id', null, 'groupement_id', essai.id('?'))),
  '404 groupement_inconnu', 'group');
select is(pg_temp.refus(jsonb_build_object('matiere_code', 'RIEN')), '404 produit_introuvable',
  'raw material');
select is(pg_temp.refus(jsonb_build_object('matiere_code', 'JUS')), '404 produit_introuvable',
  'a product that is none');
select is(pg_temp.refus(jsonb_build_object('matiere_code', null, 'produit_id', essai.id('?'))),
  '404 produit_introuvable', 'product');
select is(pg_temp.refus(jsonb_build_object('etat_code', 'HS2')), '404 etat_inconnu', 'state');
select is(pg_temp.refus(jsonb_build_object('etat_code', 'C1')), '409 capacite_sans_parcelle',
  'no plot in that state');
select is(pg_temp.refus(jsonb_build_object('campagne_id', essai.id('operations ESSAI'))),
  '409 rendement_inconnu', 'neither a yield of the plot nor a default of the pack');
insert into pack.parametre select k.pack_version_id, 'rendement_defaut.ANANAS', '600000'
from campagne.campagne k where k.id = essai.id('operations ESSAI');
select is(pg_temp.refus(jsonb_build_object('campagne_id', essai.id('operations ESSAI'))), 'accepté',
  'the default of the pack will do');
select is((select c.capacite_g || ' ' || (c.lignes #>> '{0,rendement_defaut}')
    from capacite.capacite c where c.statut = 'proposee'), '300000 true',
  'and the reckoning says so');
select essai.entrer('VOISIN');
select is(pg_temp.refus(jsonb_build_object('campagne_id', essai.id('campagne ESSAI'))),
  '404 campagne_introuvable', 'the neighbour''s');

select * from finish();
rollback;
