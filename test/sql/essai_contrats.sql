-- Fixtures of capacities and contracts: validators, and contracts with a price or a formula.

create function essai.equiper_capacites() returns void language plpgsql as $$
declare
  v_code text := essai.code();
  v_compte record;
begin
  for v_compte in
    select * from (values ('direction', '{direction}'::text[]), ('adjoint', '{rsci}'),
      ('double', '{direction,rsci}')) as c (nom, ensembles)
  loop
    perform utilisateur.creer(essai.id(v_compte.nom || ' ' || v_code), v_compte.nom, v_compte.nom,
      essai.t(-400));
    perform utilisateur.attribuer(essai.id(v_compte.nom || ' ' || v_code), e,
      tstzrange(essai.t(-400), null), null) from unnest(v_compte.ensembles) as e;
  end loop;
end
$$;
comment
  on function essai.equiper_capacites() is
  'Accounts `direction`, `adjoint` (rsci) and `double` (both) of the current organization.';

create function essai.preparer_capacites() returns void language plpgsql as $$
begin
  perform essai.preparer_operations();
  perform essai.equiper_capacites();
  perform essai.mesurer_kossi(5000);
  update capacite.solde set plafond_g = 0;
end
$$;
comment
  on function essai.preparer_capacites() is
  'Operations, those who validate, and Kossi with half a hectare of pineapple in AB at 1,000 kg a '
  'hectare: 500 kg, never validated.';

create function essai.proposer(p_champs jsonb default '{}', p_compte text default 'adjoint',
  p_jour integer default 0) returns uuid
language sql as $$
  select (d -> 'capacites' -> 0 ->> 'id')::uuid
  from capacite.demander(jsonb_build_object('campagne_id', essai.id('campagne ' || essai.code()),
      'producteur_id', essai.id('Kossi'),
    'matiere_code', 'ANANAS', 'etat_code', 'AB') || p_champs, essai.id(p_compte || ' '
      || essai.code()), essai.t(p_jour)) as d
$$;
comment on function essai.proposer(jsonb, text,
  integer) is 'An account proposes the capacity of Kossi in pineapple, AB; answers its id.';

create function essai.valider(p_capacite uuid, p_compte text, p_role text default null,
  p_le timestamptz default essai.t(1)) returns text
language plpgsql as $$
begin
  return capacite.valider(p_capacite, p_role, essai.id(p_compte || ' ' || essai.code()),
    p_le) #>> '{capacite,statut}';
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
comment on function essai.valider(uuid, text, text,
  timestamptz) is
  'An account validates a capacity a day later; answers its status, or the refusal.';

create function essai.formule() returns jsonb language sql immutable as $$
  select '{"prix_base_kg": 200, "minimum_kg": 150, "maximum_kg": 260, "ajustements": [
    {"mesure": "brix_dixiemes", "sens": "au_dessus", "seuil": 130, "pas": 5, "montant_kg": 10,
          "maximum_pas": 4},
    {"mesure": "humidite_cp", "sens": "au_dessus", "seuil": 800, "pas": 100,
          "montant_kg": -15}]}'::jsonb
$$;
comment
  on function essai.formule() is
  'A base of 200, ten more for each half degree Brix above 13 (four at most), fifteen less for '
  'each percent of moisture above 8.';

create function essai.contracter(p_champs jsonb default '{}') returns json language sql as $$
  select contrat.creer(jsonb_build_object('code', 'K', 'campagne_id',
      essai.id('campagne ' || essai.code()),
    'lignes',
    jsonb_build_array(jsonb_build_object('produit_id', essai.produit('ANANAS'), 'quantite_g',
        1000000, 'prix_kg', 300))) || p_champs,
    essai.id('admin ' || essai.code()), essai.t())
$$;
comment
  on function essai.contracter(jsonb) is
  'The administrator creates the draft contract K, a tonne of pineapple at 300.';

create function essai.mesurer_le_brix() returns void language plpgsql as $$
begin
  perform essai.attributs('ANANAS',
    '[{"code": "brix_dixiemes", "schema": {"type": "integer"}},
      {"code": "couleur", "schema": {"type": "string"}}]');
end
$$;
comment
  on function essai.mesurer_le_brix() is
  'Pineapple has an integer attribute `brix_dixiemes` and a textual one.';

create function essai.refus(p_sql text) returns text language plpgsql as $$
begin
  execute p_sql;
  return 'accepté';
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
comment on function essai.refus(text) is 'The status and code with which a statement is refused.';

create function essai.peupler_contrats() returns void language plpgsql as $$
declare
  v_code text := essai.code();
begin
  insert into capacite.refus values (core.organisation_id(), essai.id('capacite ' || v_code),
    essai.id('rsci ' || v_code), 'x', essai.t());
  insert into capacite.reprise (organisation_id, capacite_id, campagne_id, producteur_id,
    matiere_code, etat_code, quantite_g, le)
  select c.organisation_id, c.id, s.campagne_id, s.producteur_id, s.matiere_code, s.etat_code, 1,
         essai.t()
  from capacite.capacite c join capacite.solde s on s.organisation_id = c.organisation_id
  where c.id = essai.id('capacite ' || v_code) limit 1;
  insert into devise.taux (organisation_id, source, cible, valeur, depuis, raison, auteur_id,
    fixe_le)
  values (core.organisation_id(), 'EUR', 'XOF', 655.957, essai.t(), 'x',
    essai.id('admin ' || v_code), essai.t());
end
$$;
