-- Spec: service#date-de-l-operation: the contract of a reception was active at its date, and is
-- about the received goods.
begin;
set local role metier;
select plan(7);
select essai.preparer_receptions();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'G2');
select campagne.creer(essai.id('autre'), 'C27', 'C27', 2027, '2027-01-01', '2027-12-31',
  (select c.pack_version_id from campagne.campagne c limit 1), essai.t(-9));
create function pg_temp.sous(p_contrat jsonb default '{}', p_produit text default 'ANANAS')
returns text language plpgsql as $$
begin
  insert into contrat.contrat (organisation_id, id, code, campagne_id, groupement_id, statut,
    actif_pendant, devise, cree_le)
  select core.organisation_id(), essai.id('k' || p_contrat::text || p_produit),
  'K' || p_contrat::text || p_produit,
         coalesce((p_contrat ->> 'campagne_id')::uuid, essai.id('campagne ESSAI')),
         (p_contrat ->> 'groupement_id')::uuid, 'actif',
         coalesce((p_contrat ->> 'actif_pendant')::tstzmultirange, '{(,)}'), 'XOF', essai.t(-90);
  insert into contrat.ligne (organisation_id, contrat_id, rang, produit_id, quantite_g, prix_kg)
  values (core.organisation_id(), essai.id('k' || p_contrat::text || p_produit), 1,
    essai.produit(p_produit), 1, 1);
  return essai.recevoir('x', '{c1}',
    jsonb_build_object('contrat_id', essai.id('k' || p_contrat::text || p_produit), 'brouillon',
      true));
end $$;
select is(pg_temp.sous(), 'brouillon', 'for every group');
select is(pg_temp.sous(jsonb_build_object('groupement_id', essai.id('groupement ESSAI'))),
  'brouillon', 'for that group');
select is(pg_temp.sous(jsonb_build_object('groupement_id', essai.id('G2'))),
  '409 contrat_non_applicable', 'for another group');
select is(pg_temp.sous(jsonb_build_object('campagne_id', essai.id('autre'))),
  '409 contrat_non_applicable', 'of another campaign');
select is(pg_temp.sous('{}', 'JUS'), '409 contrat_non_applicable', 'of another product');
select is(pg_temp.sous(jsonb_build_object('actif_pendant', '{[2026-06-02,)}')),
  '409 contrat_non_actif', 'not active yet');
select is(pg_temp.sous(jsonb_build_object('actif_pendant', '{[2026-06-01,2026-06-02)}')),
  'brouillon', 'active that day');

select * from finish();
rollback;
