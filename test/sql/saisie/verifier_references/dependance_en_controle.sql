-- Spec: commandes#dependance: a collection of a producer under control is written, under control.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

insert into contrat.contrat (organisation_id, id, code, campagne_id, statut, actif_pendant, devise,
  cree_le)
values (core.organisation_id(), essai.id('contrat'), 'K1', essai.id('campagne ESSAI'), 'actif',
  '{(,)}', 'XOF', essai.t(-90));
insert into contrat.ligne (organisation_id, contrat_id, rang, produit_id, quantite_g, prix_kg)
values (core.organisation_id(), essai.id('contrat'), 1, essai.produit('ANANAS'), 1000000, 300);
create function pg_temp.champs() returns setof text language sql as $$
  values ('campagne_id'), ('contrat_id'), ('parcelle_id'), ('producteur_id'), ('produit_id')
$$;
create function pg_temp.complet() returns jsonb
language sql as $$ select jsonb_build_object('contrat_id', essai.id('contrat')) $$;

select from essai.collecter('autre', essai.kg(1000001));
create function pg_temp.sous_controle(p_champ text) returns text language plpgsql as $$
declare
  v_entite text := replace(p_champ, '_id', '');
  v_controle uuid;
  v_ouvert text;
begin
  v_controle := essai.controler(v_entite,
    (essai.payload_collecte('x', pg_temp.complet()) ->> p_champ)::uuid);
  v_ouvert := essai.motifs(essai.collecter('sous ' || p_champ, pg_temp.complet()
      || jsonb_build_object('producteur_id', essai.id('Kossi'))));
  perform essai.lever(v_controle);
  return v_ouvert || ' / '
    || coalesce(essai.motifs(essai.collecter('leve ' || p_champ, pg_temp.complet())), 'rien');
end
$$;

update capacite.solde set plafond_g = 1000000000;
select is(pg_temp.sous_controle(c), 'dependance_en_controle / rien',
  c || ': in control while open, no more once lifted') from pg_temp.champs() as c;
select is((select count(*) from controle.controle k where k.motif = 'dependance_en_controle'
    and jsonb_array_length(k.details -> 'controles') = 1),
  5::bigint,
  'the details name the control');
select is(essai.motifs(essai.collecter('autre collecte')), null,
  'a collection in control is no reference of another one');

select * from finish();
rollback;
